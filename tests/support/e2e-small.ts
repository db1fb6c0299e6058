/**
 * Runs in the page: names the controls that a finger misses 21 px above or below their middle. Controls within a
 * sentence are left out, and what is in a region of its own that scrolls sideways.
 */
export function tooSmall(): string[] {
  const CONTROLS = "a[href], button, summary, input, select, textarea, [role=tab], [role=switch], [role=checkbox]";
  const isInText = (one: Element) =>
    (one.tagName === "A" || one.tagName === "BUTTON") &&
    [...(one.parentElement?.childNodes ?? [])].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
  const isHit = (one: Element, hit: Element | null) =>
    hit !== null && (one.contains(hit) || hit.closest<HTMLLabelElement>("label")?.control === one);
  // An open layer, such as the bell, may end beside a control of the page behind it.
  const isCovered = (one: Element, hit: Element | null) =>
    hit?.closest("[role=dialog], [role=menu]")?.contains(one) === false;
  const small: string[] = [];
  for (const one of document.querySelectorAll(CONTROLS)) {
    if (!one.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) || isInText(one)) continue;
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (width < 2 || height < 2 || !isHit(one, document.elementFromPoint(x, y))) continue;
    const edges = [y - 21, y + 21].map((edge) => document.elementFromPoint(x, edge));
    if (edges.every((hit) => isHit(one, hit) || isCovered(one, hit))) continue;
    small.push(
      `${one.tagName} '${(one.ariaLabel ?? one.textContent ?? "").trim().slice(0, 40)}', ${Math.round(height)} px`,
    );
  }
  window.scrollTo(0, 0);
  return small;
}
