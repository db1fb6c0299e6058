import { type RefObject, useEffect, useEffectEvent } from "react";

/** Tells of a press, or of the focus arriving, outside of a place. A keyboard on screen that is put away is neither. */
export function useOutside(place: RefObject<HTMLElement | null>, enabled: boolean, onOutside: () => void) {
  const look = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !place.current?.contains(event.target)) onOutside();
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: Event) => look(event);
    document.addEventListener("pointerdown", listen);
    document.addEventListener("focusin", listen);
    return () => {
      document.removeEventListener("pointerdown", listen);
      document.removeEventListener("focusin", listen);
    };
  }, [enabled]);
}
