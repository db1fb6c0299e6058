/** Shown with 503 while the database cannot be reached. */
export const maintenancePage = (nonce: string) =>
  noticePage(nonce, {
    title: "Back in a moment",
    text: "Pacioli cannot reach its data right now. Nothing of yours is lost. Please try again in a minute.",
  });

/** Shown with 429 to an address that requested more pages than a person can read. */
export const tooManyPage = (nonce: string, text: string) =>
  noticePage(nonce, { title: "Too many pages at once", text });

/** Self-contained, because nothing else can be loaded. `text` is ours, never somebody's input. */
const noticePage = (nonce: string, { title, text }: { title: string; text: string }) => `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} · Pacioli</title>
<style nonce="${nonce}">
body{background:#fbfaf8;color:#161c19;font:16px/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh}
main{max-width:28rem;padding:2rem}h1{font-family:Georgia,serif;font-size:1.75rem;line-height:1.2}
a{color:#165e3c}@media(prefers-color-scheme:dark){body{background:#0c110f;color:#eeefeb}a{color:#6ad099}}
</style></head><body><main><h1>${title}</h1>
<p>${text}</p>
<p><a href="">Try again</a></p></main></body></html>`;
