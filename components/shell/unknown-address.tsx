"use client";
import { lazy } from "react";

const Page = lazy(() =>
  import("./unknown-address-page").then(({ UnknownAddressPage }) => ({ default: UnknownAddressPage })),
);

/**
 * Next sends the rendered not-found page along with every other page. A lazy component is only a reference there, and its
 * code is loaded where it is shown.
 */
export const UnknownAddress = () => <Page />;
