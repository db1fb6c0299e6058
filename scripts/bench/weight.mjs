import { gzipSync } from "node:zlib";

const SCRIPT = /<script[^>]+src="([^"]+\.js[^"]*)"[^>]*>/g;
const PRELOAD = /<link[^>]+rel="preload"[^>]+as="script"[^>]*>/g;

/** What a browser with an empty cache loads for a page, in kB with gzip: scripts, HTML and style sheets. */
export async function weightOf(url, path, cookie) {
  const response = await fetch(url + path, { headers: cookie ? { cookie } : {}, redirect: "manual" });
  if (response.status !== 200) return undefined;
  const html = await response.text();
  const scripts = [...html.matchAll(SCRIPT)].filter(([tag]) => !/nomodule/i.test(tag)).map(([, source]) => source);
  // Scripts of lazy parts that the server has rendered.
  for (const [tag] of html.matchAll(PRELOAD)) scripts.push(/href="([^"]+)"/.exec(tag)?.[1] ?? "");
  const styles = [...html.matchAll(/<link[^>]+href="([^"]+\.css[^"]*)"/g)].map(([, source]) => source);
  return { scripts: await sizes(url, scripts), styles: await sizes(url, styles), html: kB(Buffer.from(html)) };
}

async function sizes(url, sources) {
  const bodies = [...new Set(sources)].map(async (source) => {
    const response = await fetch(new URL(source.replaceAll("&amp;", "&"), url));
    return kB(Buffer.from(await response.arrayBuffer()));
  });
  return (await Promise.all(bodies)).reduce((sum, size) => sum + size, 0);
}

const kB = (bytes) => gzipSync(bytes, { level: 9 }).length / 1000;
