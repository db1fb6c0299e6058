/** First in the tab order; `main` of the page has id="content". */
export function SkipLink() {
  return (
    <a href="#content" className="skip-link">
      Skip to content
    </a>
  );
}
