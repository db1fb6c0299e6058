const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The whole mailbox: the list, and beside it the open mail. */
export function mailPage(mails, open, as = "page") {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${open ? `${escaped(open.subject)} · ` : ""}Mailbox</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body class="${open ? "reading" : ""}">
<header><a href="/">Pacioli <span>mailbox</span></a><p>Every mail that Pacioli sends on this machine ends here.</p></header>
<main>
<nav aria-label="Mails">${mails.length ? `<ol>${mails.map((mail) => row(mail, open)).join("")}</ol>` : EMPTY}</nav>
<section aria-label="Mail">${open ? reading(open, as) : `<p class="hint">${mails.length ? "Choose a mail to read it." : ""}</p>`}</section>
</main>
<script>${script(mails.length)}</script>
</body>
</html>`;
}

/** A mail's own HTML. Its links open beside the mailbox. */
export function bodyPage(mail) {
  return `<base target="_blank">${mail.html || `<pre>${escaped(mail.text)}</pre>`}`;
}

const EMPTY = `<p class="hint">No mail yet. Ask for a sign-in link, and it appears here by itself.</p>`;

function row(mail, open) {
  const current = mail.id === open?.id ? ' aria-current="true"' : "";
  return `<li><a href="/mail/${mail.id}"${current}>
    <b>${escaped(mail.subject)}</b><span>${escaped(mail.to)}</span>${moment(mail)}</a></li>`;
}

const moment = ({ createdAt }) =>
  `<time datetime="${createdAt}">${new Date(createdAt).toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" })}</time>`;

function reading(mail, as) {
  const plain = as === "text" || !mail.html;
  const tab = (name, label, here) => `<a href="?as=${name}"${here ? ' aria-current="page"' : ""}>${label}</a>`;
  return `<a class="back" href="/">← All mails</a>
<h1>${escaped(mail.subject)}</h1>
<dl><dt>From</dt><dd>${escaped(mail.from)}</dd><dt>To</dt><dd>${escaped(mail.to)}</dd><dt>Sent</dt><dd>${moment(mail)}</dd></dl>
${headers(mail)}
<p class="tabs">${tab("page", "Mail", !plain)}${tab("text", "Plain text", plain)}</p>
${plain ? `<pre>${linked(escaped(mail.text))}</pre>` : `<iframe title="The mail" src="/body/${mail.id}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}`;
}

function headers(mail) {
  const rows = Object.entries(mail.headers ?? {});
  if (rows.length === 0) return "";
  const list = rows.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${linked(escaped(value))}</dd>`);
  return `<details><summary>Headers</summary><dl>${list.join("")}</dl></details>`;
}

const linked = (text) =>
  text.replace(
    /https?:\/\/(?:[^\s<>&]|&#38;)+/g,
    (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
  );

// The list is replaced in place, so that the mail being read stays as it is.
const script = (count) => `
let known = ${count};
setInterval(async () => {
  if (document.hidden) return;
  const { count } = await fetch("/count").then((answer) => answer.json(), () => ({ count: known }));
  if (count === known) return;
  known = count;
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), "text/html");
  document.querySelector("nav").replaceWith(page.querySelector("nav"));
}, 2000);`;

const STYLE = `
:root{color-scheme:light dark;--bg:#fbfaf8;--card:#fff;--muted:#f3f2ef;--ink:#161c19;--soft:#59635d;--green:#165e3c;--rule:#dfdeda;--chosen:#ddf3e5}
@media(prefers-color-scheme:dark){:root{--bg:#0c110f;--card:#131916;--muted:#1d2320;--ink:#eeefeb;--soft:#a5ada8;--green:#6ad099;--rule:#2c322f;--chosen:#153223}}
*{box-sizing:border-box}html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;background:var(--bg);color:var(--ink);font:15px/1.5 Inter,system-ui,sans-serif}
a{color:inherit}a:focus-visible{outline:2px solid var(--green);outline-offset:2px}
header{display:flex;flex-wrap:wrap;gap:4px 20px;align-items:baseline;padding:14px 20px;border-bottom:1px solid var(--rule)}
header a{font:600 20px/1.2 "Source Serif 4",Georgia,serif;text-decoration:none}header span{color:var(--green)}
header p{margin:0;color:var(--soft);font-size:14px}
main{flex:1;display:grid;grid-template-columns:minmax(260px,360px) 1fr;min-height:0}
nav{overflow:auto;border-right:1px solid var(--rule)}nav ol{list-style:none;margin:0;padding:0}
nav li a{display:block;padding:12px 20px;border-bottom:1px solid var(--rule);text-decoration:none}
nav li a:hover{background:var(--muted)}nav [aria-current]{background:var(--chosen)!important}
nav b,nav span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}nav span,time{color:var(--soft);font-size:13px}
section{display:flex;flex-direction:column;min-width:0;min-height:0;padding:20px 24px;overflow:auto}
.hint{padding:20px;color:var(--soft);margin:0}.back{display:none;color:var(--green)}
h1{margin:0 0 8px;font:600 24px/1.25 "Source Serif 4",Georgia,serif;overflow-wrap:anywhere}
dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 14px;margin:0 0 12px;font-size:14px}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
.tabs{display:flex;gap:4px;margin:0 0 12px;border-bottom:1px solid var(--rule)}
.tabs a{padding:8px 12px;text-decoration:none;color:var(--soft)}.tabs [aria-current]{color:var(--ink);box-shadow:inset 0 -2px var(--green)}
iframe{flex:1;min-height:420px;width:100%;border:1px solid var(--rule);border-radius:8px;background:#fff;color-scheme:light}
pre{margin:0;padding:16px;border:1px solid var(--rule);border-radius:8px;background:var(--card);white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.6 ui-monospace,monospace}
pre a{color:var(--green)}
@media(max-width:720px){main{display:block}nav{border:0}.reading nav{display:none}body:not(.reading) section{display:none}.back{display:inline-block;margin-bottom:12px}section{padding:16px}html,body{height:auto;min-height:100%}.reading main,.reading section{display:flex;flex-direction:column;flex:1}iframe{min-height:70vh}}
`;
