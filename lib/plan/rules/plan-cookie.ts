/** Whether this browser shows the plan in the calendar. A cookie, so that the server renders the calendar as it stays. */
export const PLAN_COOKIE = "calendar-plan";
