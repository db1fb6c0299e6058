/** The key of the time, by the server's clock, up to which a person has seen a forum. */
export const forumVisitKey = (id: number): string => `visited:forum:${id}`;
