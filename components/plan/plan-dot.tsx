/** Marks a planned day in the small calendar, lighter than the dot of an event. */
export const PlanDot = () => <span className="size-1.5 rounded-full border border-muted-foreground" />;
