const WEEK = [
  { day: "Mon", date: 7 },
  { day: "Tue", date: 8, exam: true },
  { day: "Wed", date: 9 },
  { day: "Thu", date: 10 },
  { day: "Fri", date: 11 },
];

export function MiniCalendar() {
  return (
    <div className="w-full max-w-80 rounded-md border bg-card p-3">
      <p className="font-medium text-compact">December</p>
      <ol className="mt-2 grid grid-cols-5 gap-1 text-center">
        {WEEK.map(({ day, date, exam }) => (
          <li key={day} className={`rounded-sm py-1.5 ${exam ? "bg-exam-soft font-semibold text-exam" : ""}`}>
            <span className={`block text-xs ${exam ? "" : "text-muted-foreground"}`}>{day}</span>
            <span className="block text-sm tabular-nums">{date}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2.5 flex items-center justify-between gap-2 rounded-sm border-exam border-l-3 bg-exam-soft px-2.5 py-1.5 text-compact">
        <span className="font-medium">Financial Accounting</span>
        <span className="text-exam">Exam in 18 days</span>
      </p>
    </div>
  );
}
