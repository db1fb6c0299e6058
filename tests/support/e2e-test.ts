import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";

export { expect };

/** The browser's console errors. An unexpected one fails the test. */
export type Complaints = {
  /** Expects one console error: part of its text, and the path that it came from. */
  expectOf(what: string, path: string | RegExp): void;
};

type Fixtures = {
  complaints: Complaints;
  /** A second browser without this one's cookies and storage. */
  elsewhere: Page;
};

type Complaint = { text: string; path: string };

export const test = base.extend<Fixtures & { reported: Complaint[] }>({
  reported: [
    async ({ context }, use) => {
      const reported: Complaint[] = [];
      listen(context, reported);
      await use(reported);
    },
    { auto: true },
  ],
  complaints: [
    async ({ reported }, use) => {
      const expected: { what: string; path: string | RegExp }[] = [];
      await use({ expectOf: (what, path) => void expected.push({ what, path }) });
      const isExpected = ({ text, path }: Complaint) =>
        expected.some(
          (entry) =>
            text.includes(entry.what) && (entry.path instanceof RegExp ? entry.path.test(path) : entry.path === path),
        );
      expect(reported.filter((complaint) => !isExpected(complaint))).toEqual([]);
    },
    { auto: true },
  ],
  elsewhere: async ({ browser, reported }, use) => {
    const context = await browser.newContext();
    listen(context, reported);
    await use(await context.newPage());
    await context.close();
  },
});

function listen(context: BrowserContext, reported: Complaint[]) {
  context.on("console", (message) => {
    if (message.type() === "error") reported.push({ text: message.text(), path: pathOf(message) });
  });
  context.on("weberror", (error) => {
    reported.push({ text: String(error.error()), path: "" });
  });
}

function pathOf(message: ConsoleMessage): string {
  const { url } = message.location();
  return URL.canParse(url) ? new URL(url).pathname : url;
}
