type Planned = { completedToday: number; courses: readonly { finishOn: string | null }[] };

/** Whether today has a plan. Without one the day offers the next topic of the first course. */
export const isPlannedToday = ({ completedToday, courses }: Planned): boolean =>
  completedToday > 0 || courses.some(({ finishOn }) => finishOn !== null);

/** The first course that has a next topic. */
export const courseToGoOn = <T extends { nextTopic: object | null }>(courses: readonly T[]): T | undefined =>
  courses.find(({ nextTopic }) => nextTopic !== null);
