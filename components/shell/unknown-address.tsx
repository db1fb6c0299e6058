"use client";
import { lazy } from "react";

const Page = lazy(() =>
  import("./unknown-address-page").then(({ UnknownAddressPage }) => ({ default: UnknownAddressPage })),
);

/** Next sends what this page renders along with every other page. So it is a name there, and its code is loaded where it is shown. */
export const UnknownAddress = () => <Page />;
