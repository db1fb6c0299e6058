"use client";

import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from "react";
import { loadWithRetry } from "@/lib/platform/load-with-retry";

/**
 * A part of the page that is loaded when it is first shown: a menu, a dialog, an editor. `fallback` is shown until
 * then. A failed load never breaks the page: it is retried until it succeeds. Small parts are loaded while the page is
 * idle; `heavy` ones only on demand.
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
  /** Starts loading, for example on hover or focus. */
  LazyPart.preload = () => void loading();
  return LazyPart;
}
