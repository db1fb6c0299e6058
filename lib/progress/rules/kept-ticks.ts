import { storedList } from "@/lib/platform/browser/stored-list";

/** A tick that could not be sent yet. */
export type KeptTick = { topicId: number; completed: boolean };

const isTick = (value: unknown): value is KeptTick => {
  const { topicId, completed } = (value ?? {}) as Partial<KeptTick>;
  return Number.isInteger(topicId) && typeof completed === "boolean";
};

export const ticksFrom = (text: string): KeptTick[] => storedList(text, isTick);

/** The newest state of a topic is the one to send. */
export const withTick = (ticks: readonly KeptTick[], tick: KeptTick): KeptTick[] => [
  ...ticks.filter(({ topicId }) => topicId !== tick.topicId),
  tick,
];

/** Without a tick that was sent, unless the topic was ticked again meanwhile. */
export const withoutTick = (ticks: readonly KeptTick[], { topicId, completed }: KeptTick): KeptTick[] =>
  ticks.filter((tick) => tick.topicId !== topicId || tick.completed !== completed);
