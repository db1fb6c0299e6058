export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

export const money = (cents: number | null | undefined) => `€${((cents ?? 0) / 100).toFixed(2)}`;

export const dayOf = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** The layout of the stand-in's own pages, which nobody can mistake for a real bank or for Stripe. */
export function framed(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body><main><p class="local">On this machine only. No money moves.</p>${body}</main></body>
</html>`;
}

const STYLE = `
:root{color-scheme:light dark;--bg:#fbfaf8;--card:#fff;--muted:#f3f2ef;--ink:#161c19;--soft:#59635d;--green:#165e3c;--on:#f5fcf7;--rule:#dfdeda;--line:#8c948f;--bad:#a82a20;--badbg:#fdeceb}
@media(prefers-color-scheme:dark){:root{--bg:#0c110f;--card:#131916;--muted:#1d2320;--ink:#eeefeb;--soft:#a5ada8;--green:#6ad099;--on:#07180f;--rule:#2c322f;--line:#6b746f;--bad:#ff9b92;--badbg:#35150f}}
*{box-sizing:border-box}body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 Inter,system-ui,sans-serif}
main{max-width:460px;margin:0 auto;padding:24px 20px 64px}main.wide{max-width:720px}
h1{margin:0 0 4px;font:600 28px/1.25 "Source Serif 4",Georgia,serif}h2{margin:32px 0 8px;font:600 19px/1.3 "Source Serif 4",Georgia,serif}
p{margin:0 0 12px}.small{margin-top:6px}.local{display:inline-block;margin:0 0 20px;padding:2px 10px;border-radius:6px;background:var(--muted);color:var(--soft);font-size:14px}
.soft{color:var(--soft);overflow-wrap:anywhere}.small{font-size:14px}
.panel{margin:16px 0;padding:16px;border:1px solid var(--rule);border-radius:10px;background:var(--card)}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 0;margin:0}dt{color:var(--soft);white-space:nowrap}dd{margin:0;padding-left:16px;text-align:right;overflow-wrap:anywhere}
.total{padding-top:8px!important;border-top:3px double var(--green);color:var(--ink);font-weight:600}
label{display:block;margin:16px 0 4px;font-weight:500;font-size:14px}
input{width:100%;height:44px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:var(--card);color:var(--ink);font:inherit}
button,.button{display:inline-flex;align-items:center;justify-content:center;min-height:44px;padding:0 18px;border:1px solid var(--line);border-radius:8px;background:var(--card);color:var(--ink);font:500 15px/1 Inter,system-ui,sans-serif;text-decoration:none;cursor:pointer}
button.main{width:100%;margin-top:20px;border-color:transparent;background:var(--green);color:var(--on)}
.row{display:flex;flex-wrap:wrap;gap:8px}.row input{flex:1;width:auto;min-width:0}
.bad{margin:16px 0 0;padding:10px 14px;border-radius:8px;background:var(--badbg);color:var(--bad)}
table{width:100%;border-collapse:collapse}th{text-align:left;font-weight:500;font-size:14px;color:var(--soft)}td,th{padding:8px 12px 8px 0;border-bottom:1px solid var(--rule);vertical-align:top}
td:last-child,th:last-child{padding-right:0;text-align:right}
a{color:var(--green)}a:focus-visible,button:focus-visible,input:focus-visible{outline:2px solid var(--green);outline-offset:2px}
details summary{margin-top:16px;cursor:pointer;font-weight:500;font-size:14px}`;
