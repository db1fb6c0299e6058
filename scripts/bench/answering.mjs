import { cpus, loadavg } from "node:os";
import { chromium, devices } from "@playwright/test";
import { provideBrowser } from "../browser.mjs";
import { heading, note } from "./report.mjs";

/** A desk, and a phone whose processor is four times slower than this machine's. */
const DEVICES = [
  { name: "desk, 1280 × 800", options: { viewport: { width: 1280, height: 800 } }, slowdown: 1, most: 100 },
  {
    name: "phone, 390 × 844, CPU × 4",
    options: { ...devices["iPhone 13"], defaultBrowserType: undefined, viewport: { width: 390, height: 844 } },
    slowdown: 4,
    most: 150,
  },
];

const BOTTOM = "nav[aria-label=Quick]";
const SIDE = "aside[aria-label='Side navigation']";

/**
 * From a press to the next frame that shows a change. The clock starts with the browser's time stamp of the event that
 * acts (`pointerdown` for what opens on it, else `click`) and stops with the first paint that follows a change of the
 * document: a frame of the next screen, the moved highlight, a layer, or the sign in a button.
 */
export async function answering(product, { cookie, course }) {
  const { file, name: browserName } = await provideBrowser();
  const url = await product.uncounted();
  const browser = await chromium.launch({ executablePath: file });
  try {
    for (const { name, options, slowdown, most } of DEVICES) {
      const pressed = await pressAll(browser, { url, cookie, course }, { options, slowdown });
      heading(
        `Press to changed frame, ${name}, ${browserName}, load ${loadavg()[0].toFixed(1)} on ${cpus().length} processors`,
      );
      for (const kind of ["menu entry", "layer, first opening", "layer, again"]) report(pressed, kind, most);
    }
  } finally {
    await browser.close();
  }
}

function report(pressed, kind, most) {
  const times = pressed
    .filter((one) => one.kind === kind)
    .map(({ ms }) => ms)
    .sort((one, other) => one - other);
  note(`${kind}, presses`, times.length);
  note("  p50", times[Math.floor(times.length / 2)], { unit: " ms", most });
  note("  max", times.at(-1), { unit: " ms", most });
  for (const { what, ms } of pressed.filter((one) => one.kind === kind && one.ms > most))
    note(`  over the aim: ${what}`, ms, { unit: " ms" });
}

async function pressAll(browser, { url, cookie, course }, { options, slowdown }) {
  const context = await browser.newContext({ ...options, baseURL: url, serviceWorkers: "block" });
  await context.addInitScript(watchPresses);
  const [name, value] = cookie.split("=");
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  const chrome = await context.newCDPSession(page);
  await chrome.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const pressed = [];
  const press = async (kind, what, control) => {
    const ms = await timeOf(page, control);
    pressed.push({ kind, what, ms });
  };
  await pressMenu(page, press);
  for (const path of ["/dashboard", "/calendar", "/community", `/courses/${course}`, "/settings", "/profile"])
    await pressLayers(page, path, press);
  await context.close();
  return pressed;
}

/** Each entry of the menu in use, pressed from a screen that is not its own. */
async function pressMenu(page, press) {
  await open(page, "/dashboard");
  const menu = (await page.locator(SIDE).isVisible()) ? SIDE : BOTTOM;
  const paths = await page.locator(`${menu} a`).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  for (const path of [...new Set(paths)]) {
    await open(page, path === "/dashboard" ? "/courses" : "/dashboard");
    await press("menu entry", path, page.locator(`${menu} a[href="${path}"]`).first());
    await page.waitForURL((address) => address.pathname === path.split("?")[0]);
  }
}

/** Each control of the screen that says that it opens a layer, twice: its code may have to be loaded first. */
async function pressLayers(page, path, press) {
  await open(page, path);
  // What stands around every screen is pressed once.
  const place = path === "/dashboard" ? page.locator("body") : page.locator("main");
  const controls = place.locator("button[aria-haspopup]:visible, summary:visible");
  for (let index = 0; index < (await controls.count()); index += 1) {
    const control = controls.nth(index);
    const what = `${path}: ${await nameOf(control)}`;
    for (const kind of ["layer, first opening", "layer, again"]) {
      await press(kind, what, control);
      const layer = page.locator("[role=dialog], [role=menu], [role=alertdialog]").first();
      if (
        !(await layer.waitFor({ timeout: 5000 }).then(
          () => true,
          () => false,
        ))
      )
        break;
      await page.keyboard.press("Escape");
      await layer.waitFor({ state: "detached" });
    }
  }
}

const nameOf = (control) =>
  control.evaluate((button) => (button.getAttribute("aria-label") ?? button.textContent ?? "").trim().slice(0, 40));

/** Opened and hydrated: the bell's number comes from a poll that React starts. */
async function open(page, path) {
  const polled = page.waitForResponse((response) => response.url().endsWith("/unread-count"));
  await page.goto(path);
  await polled;
  // Toasts are loaded soon after the page; their place in the document would be taken for an answer to the press.
  await page.locator("[role=region][aria-label*=F8]").waitFor({ state: "attached" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}

async function timeOf(page, control) {
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.startPress());
  const isTouch = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  await (isTouch ? control.tap() : control.click());
  return page.evaluate(() => window.pressed);
}

/**
 * Runs in the page. Where the event itself made the change, the paint is the one that the browser reports for the event
 * (Event Timing, in steps of 8 ms); else it is the first one after the change, up to the next task.
 */
function watchPresses() {
  const REPORTED_WITHIN_MS = 500;
  window.startPress = () => {
    window.pressed = new Promise((resolve) => {
      let begun;
      const reports = [];
      const timing = new PerformanceObserver((list) => reports.push(...list.getEntries()));
      timing.observe({ type: "event", durationThreshold: 16 });
      const answer = ({ from, changed, painted }) => {
        timing.disconnect();
        const report = reports.find(
          ({ startTime, processingEnd }) => Math.abs(startTime - from) < 1 && processingEnd >= changed,
        );
        resolve(report ? report.duration : painted - from);
      };
      const observer = new MutationObserver(() => {
        if (begun === undefined) return;
        observer.disconnect();
        const [from, changed] = [begun, performance.now()];
        // The task after a frame's callbacks runs when that frame has been painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            const painted = performance.now();
            setTimeout(() => answer({ from, changed, painted }), REPORTED_WITHIN_MS);
          };
          port2.postMessage(null);
        });
      });
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      const begin = ({ timeStamp }) => {
        begun = timeStamp;
      };
      for (const type of ["pointerdown", "click"]) addEventListener(type, begin, { capture: true, once: true });
    });
  };
}
