/** The logo: a T-account with an entry on each side. */
export function Mark({ className = "size-7" }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <g className="stroke-primary-foreground" strokeWidth="2.5" strokeLinecap="round" fill="none">
        <path d="M6.5 10h19M16 10v15.5" />
        <path d="M8.5 16h3.5M20 16h3.5M20 21h3.5" opacity=".7" />
      </g>
    </svg>
  );
}
