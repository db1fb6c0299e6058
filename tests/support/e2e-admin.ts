import type { Locator, Page } from "@playwright/test";
import type { Client } from "pg";
import { connected } from "@/local/database.mjs";
import { findRunning } from "@/local/running.mjs";
import { signInLink } from "@/local/sign-in.mjs";
import { toast } from "./e2e-parts";
import { expect } from "./e2e-test";
import { type Account, castMember, DATA_DIR, HOME, signInAs, sql } from "./e2e-world";

/** A link as `npm start` prints it for the admin. */
export async function adminLink(): Promise<string> {
  const { email } = await castMember("root");
  const url: string = findRunning(DATA_DIR)?.databaseUrl ?? "";
  return connected(url, (client: Client) => signInLink(client, HOME, email));
}

export async function asAdmin(page: Page): Promise<Account> {
  const root = await castMember("root");
  await signInAs(page.context(), root);
  return root;
}

export const adminMenu = (page: Page, name: string): Locator =>
  page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name, exact: true });

/** Fills in the open form by its labels and submits it. */
export async function fillIn(page: Page, fields: Record<string, string>, submit: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label, { exact: true }).fill(text);
  await dialog.getByRole("button", { name: submit, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Waits for the toast after an admin's action. */
export const expectToast = (page: Page, words: string) => expect(toast(page).filter({ hasText: words })).toBeVisible();

type CreatedThread = { forum: number; thread: number; post: number };

/** A thread by this user in a new forum, with one post. */
export async function threadBy({ id }: Account, title: string): Promise<CreatedThread> {
  const slug = `forum-${Math.random().toString(36).slice(2)}`;
  const [row] = await sql<CreatedThread>(
    `with forum as (
       insert into "Forum" (name, description, slug, "order", "threadCount", "updatedAt") values ($3, 'To ask in.', $4, 500, 1, now()) returning id
     ), thread as (
       insert into "Thread" ("forumId", "userId", title, slug, "postCount", "updatedAt")
       select id, $1, $2, 'thread', 1, now() from forum returning id
     ), post as (
       insert into "Post" ("threadId", "userId", content, "updatedAt")
       select id, $1, 'Buy all answers here.', now() from thread returning id
     )
     select forum.id as forum, thread.id as thread, post.id as post from forum, thread, post`,
    id,
    title,
    `Forum of ${title}`,
    slug,
  );
  if (!row) throw new Error("The thread was not created.");
  return row;
}

export async function report(post: number, by: Account, note: string): Promise<void> {
  await sql(
    `insert into "PostReport" ("postId", "userId", reason, note) values ($1, $2, 'spam', $3)`,
    post,
    by.id,
    note,
  );
}
