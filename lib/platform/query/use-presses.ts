"use client";
import { useCallback, useEffect, useReducer, useRef } from "react";
import { CallError } from "./call";

/** `crypto.randomUUID` exists on https only. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

const givenPress = (input: unknown) => (input as { press?: string } | undefined)?.press;

/** The key of the press that an input belongs to. */
const pressOf = (input: unknown): string => givenPress(input) ?? JSON.stringify(input ?? {});

/** The response was lost or the server failed: the write may have happened, so the retry must use the same key. */
const mayHaveHappened = (error: unknown) =>
  !(error instanceof CallError) || error.status >= 500 || error.code === "try_again";

/**
 * Tracks each press until the screen shows its result, so that a double press runs once. A retry of a press with an
 * unknown result sends the same key.
 */
export function usePresses<T>() {
  const [, render] = useReducer((times: number) => times + 1, 0);
  const running = useRef(new Map<string, Promise<T>>());
  const ended = useRef(new Set<string>());
  const keys = useRef(new Map<string, string>());

  // Runs after the render that shows the result, when the field is empty or the dialog is closed.
  useEffect(() => {
    for (const press of ended.current) running.current.delete(press);
    ended.current.clear();
  });

  const once = useCallback((input: unknown, start: () => Promise<T>): Promise<T> => {
    const press = pressOf(input);
    const first = running.current.get(press);
    if (first) return first;
    const promise = start();
    running.current.set(press, promise);
    const end = (error?: unknown) => {
      if (error === undefined || !mayHaveHappened(error)) keys.current.delete(press);
      ended.current.add(press);
      render();
    };
    promise.then(() => end(), end);
    return promise;
  }, []);

  const keyOf = useCallback((input: unknown): string => {
    const press = pressOf(input);
    const key = keys.current.get(press) ?? givenPress(input) ?? newKey();
    keys.current.set(press, key);
    return key;
  }, []);

  return { once, keyOf };
}
