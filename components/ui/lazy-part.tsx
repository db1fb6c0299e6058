"use client";

import {
  type ComponentType,
  createElement,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
  useSyncExternalStore,
} from "react";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { BusyControl } from "./busy-control";

const BUSY = <BusyControl />;

const subscribeToNothing = () => () => {};
const useIsHydrating = () =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

type FromServerProps = { Part: ComponentType<object>; fallback: ReactNode };

/**
 * Suspense is used only for parts that the server has rendered, because it shows no content sooner than 300 ms after its
 * fallback. A memo, because React discards the server's HTML when props change before hydration, and the part would blink.
 */
const FromServer = memo(function FromServer({ Part, fallback, ...props }: FromServerProps) {
  return (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
});

/**
 * A part of the page that is loaded when it is first shown: a menu, a dialog, an editor. Until then `fallback` is shown;
 * by default the control that was pressed is marked as busy. A failed load never breaks the page: it is retried until it
 * succeeds. Small parts are loaded while the page is idle; `heavy` ones only on demand.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { heavy = false }: { heavy?: boolean } = {},
) {
  let loaded: ComponentType<Props> | undefined;
  const loading = loadWithRetry(
    async () => {
      loaded = await load();
      return loaded;
    },
    { whenIdle: !heavy },
  );
  const Lazy = lazy(async () => ({ default: await loading() })) as unknown as ComponentType<Props>;

  // Made once for each part, when its module is loaded, as React.lazy is.
  // biome-ignore lint/correctness/noComponentHookFactories: lazyPart is called at module level only
  function LazyPart({ fallback = BUSY, ...props }: Props & { fallback?: ReactNode }) {
    const isHydrating = useIsHydrating();
    const [isFromServer] = useState(isHydrating);
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (!isFromServer && !Part) void loading().then((part) => setPart(() => part));
    }, [isFromServer, Part]);
    const partProps = props as unknown as Props;
    if (isFromServer) return <FromServer Part={Lazy as ComponentType<object>} fallback={fallback} {...props} />;
    return Part ? createElement(Part, partProps) : fallback;
  }
  /** Starts loading, for example on hover or focus. */
  LazyPart.preload = () => void loading();
  return LazyPart;
}
