/** Puts a half-swiped message back, as if the finger had returned to where it began and let go there. */
export function endSwipe(card: HTMLElement | null) {
  const swipe = card?.dataset.swipe;
  if (!card || (swipe !== "start" && swipe !== "move")) return;
  card.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, clientX: Number.MIN_SAFE_INTEGER }));
  card.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  // Radix swallows the next click after a swipe; this one is for it to swallow.
  card.dispatchEvent(new MouseEvent("click", { cancelable: true }));
}
