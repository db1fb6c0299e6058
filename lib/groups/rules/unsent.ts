import { storedList } from "@/lib/platform/browser/stored-list";

/** A message that is being sent or has failed: its text is kept until it is sent or discarded. */
export type UnsentMessage = { key: string; content: string; failed: boolean };

const isMessage = (value: unknown): value is Pick<UnsentMessage, "key" | "content"> => {
  const { key, content } = (value ?? {}) as Partial<UnsentMessage>;
  return typeof key === "string" && typeof content === "string";
};

/** What a browser has stored. Nobody waits any more for the response to one that was on its way, so it counts as failed. */
export const unsentFrom = (text: string): UnsentMessage[] =>
  storedList(text, isMessage).map(({ key, content }) => ({ key, content, failed: true }));

export const withoutMessage = (list: readonly UnsentMessage[], key: string): UnsentMessage[] =>
  list.filter((one) => one.key !== key);

/** A message that is tried again goes to the end. */
export const withMessage = (list: readonly UnsentMessage[], message: UnsentMessage): UnsentMessage[] => [
  ...withoutMessage(list, message.key),
  message,
];
