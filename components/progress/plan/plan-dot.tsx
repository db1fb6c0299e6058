/** Says on a small calendar that something is planned, lighter than an event's dot. */
export const PlanDot = () => <span className="size-1.5 rounded-full border border-muted-foreground" />;
