/** Whether a browser tab may write to an attempt: it holds the attempt, or no tab has written to it yet. */
export const mayWrite = (attempt: { tab: string }, tab: string): boolean => attempt.tab === "" || attempt.tab === tab;
