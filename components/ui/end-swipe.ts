/**
 * Cancels an unfinished swipe of a toast by dispatching events as if the finger had returned to its start and was
 * lifted there.
 */
export function endSwipe(card: HTMLElement | null) {
  const swipe = card?.dataset.swipe;
  if (!card || (swipe !== "start" && swipe !== "move")) return;
  card.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, clientX: Number.MIN_SAFE_INTEGER }));
  card.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  // Radix suppresses the next click after a swipe, so this dispatches one for it.
  card.dispatchEvent(new MouseEvent("click", { cancelable: true }));
}
