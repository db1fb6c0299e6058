"use client";
import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";

const KEY = "signed-in";
const never = () => () => {};

/** Remembers in this browser whether somebody is signed in, for prerendered pages. The session itself is not readable. */
export const noteSignedIn = (isSignedIn: boolean): void => writeStored(KEY, isSignedIn ? "yes" : "");

/** A guess for links only: the server decides who is signed in. */
export const useIsSignedInHere = (): boolean =>
  useSyncExternalStore(
    never,
    () => readStored(KEY) !== "",
    () => false,
  );
