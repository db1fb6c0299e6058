/** In the page: what sticks out to the side, unless it lies in a region that scrolls on its own. */
export function tooWide(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  const out = [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > width + 1);
  return [
    `the page is ${document.documentElement.scrollWidth} px`,
    ...out.slice(0, 5).map((one) => one.outerHTML.slice(0, 160)),
  ];
}
