// Written by `npm run templates`: every file of this folder, so that adding a template is adding a file.
import type { Template } from "@/lib/questions/rules/template";
import { assetMovements as faDTangibleNonCurrentAssetsAssetMovements } from "./fa/d-tangible-non-current-assets/asset-movements";
import { disposalEntry as faDTangibleNonCurrentAssetsDisposalEntry } from "./fa/d-tangible-non-current-assets/disposal-entry";
import { disposalProfit as faDTangibleNonCurrentAssetsDisposalProfit } from "./fa/d-tangible-non-current-assets/disposal-profit";

/** By file. */
export const templates: ReadonlyMap<string, Template> = new Map<string, Template>([
  ["fa/d-tangible-non-current-assets/asset-movements", faDTangibleNonCurrentAssetsAssetMovements],
  ["fa/d-tangible-non-current-assets/disposal-entry", faDTangibleNonCurrentAssetsDisposalEntry],
  ["fa/d-tangible-non-current-assets/disposal-profit", faDTangibleNonCurrentAssetsDisposalProfit],
]);
