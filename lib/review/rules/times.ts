/** How long a review of one point takes, in seconds. */
export type Times = { right: number; wrong: number };

export const USUAL_TIMES: Times = { right: 60, wrong: 110 };

/** The expected minutes of a review of a point that is known with this probability. */
export const minutesFor = (recall: number, { right, wrong }: Times): number =>
  (recall * right + (1 - recall) * wrong) / 60;

const LEAST_ANSWERS = 10;
const [LEAST_SECONDS, MOST_SECONDS] = [15, 300];

export type Medians = { right: number | null; wrong: number | null; rightCount: number; wrongCount: number };

/** The student's own medians, as soon as there are enough answers. */
export function answerTimes({ right, wrong, rightCount, wrongCount }: Medians): Times {
  const bounded = (seconds: number) => Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, seconds));
  return {
    right: right !== null && rightCount >= LEAST_ANSWERS ? bounded(right) : USUAL_TIMES.right,
    wrong: wrong !== null && wrongCount >= LEAST_ANSWERS ? bounded(wrong) : USUAL_TIMES.wrong,
  };
}
