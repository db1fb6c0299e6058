import { storedList } from "@/lib/platform/browser/stored-list";

/** A message that is being sent or has failed: its text is kept until it is sent or discarded. */
export type UnsentMessage = { key: string; content: string; failed: boolean };

const isMessage = (value: unknown): value is Pick<UnsentMessage, "key" | "content"> => {
  const { key, content } = (value ?? {}) as Partial<UnsentMessage>;
  return typeof key === "string" && typeof content === "string";
};

/** The stored messages. After a reload no response arrives for a message that was being sent, so all count as failed. */
export const unsentFrom = (text: string): UnsentMessage[] =>
  storedList(text, isMessage).map(({ key, content }) => ({ key, content, failed: true }));

export const withoutMessage = (list: readonly UnsentMessage[], key: string): UnsentMessage[] =>
  list.filter((message) => message.key !== key);

/** A message that is tried again goes to the end. */
export const withMessage = (list: readonly UnsentMessage[], message: UnsentMessage): UnsentMessage[] => [
  ...withoutMessage(list, message.key),
  message,
];
