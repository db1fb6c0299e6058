"use client";

import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { loadWithRetry } from "@/lib/platform/load-with-retry";

/**
 * A part of the page that is loaded when it is first shown: a menu, a dialog, an editor. Until then `fallback` stands in
 * its place. A part that cannot be loaded never takes the page away: the loading goes on until it succeeds. The small
 * ones are loaded before they are needed, once the page is idle; `heavy` ones are not.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { heavy = false }: { heavy?: boolean } = {},
) {
  const loading = loadWithRetry(load, { whenIdle: !heavy });
  const Part = lazy(async () => ({ default: await loading() })) as unknown as ComponentType<Props>;
  // Made once for each part, when its module is loaded, as React.lazy is.
  // biome-ignore lint/correctness/noComponentHookFactories: lazyPart is called at module level only
  const LazyPart = ({ fallback = null, ...props }: Props & { fallback?: ReactNode }) => (
    <Suspense fallback={fallback}>{createElement(Part, props as unknown as Props)}</Suspense>
  );
  /** Starts the loading, for a pointer or a focus that comes near. */
  LazyPart.preload = () => void loading();
  return LazyPart;
}
