/** Runs in the page: finds what is wider than the page, except inside a region that scrolls. */
export function tooWide(width: number): string[] {
  if (document.documentElement.scrollWidth <= width) return [];
  const out = [...document.body.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > width + 1);
  return [
    `the page is ${document.documentElement.scrollWidth} px`,
    ...out.slice(0, 5).map((one) => one.outerHTML.slice(0, 160)),
  ];
}
