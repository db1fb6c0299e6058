export const civilToday = (): string => new Date().toISOString().slice(0, 10);
