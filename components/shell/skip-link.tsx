/** First in the tab order; `main` of the page has id="content". */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-100 rounded-md bg-primary px-4 py-2.5 font-medium text-primary-foreground text-sm focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  );
}
