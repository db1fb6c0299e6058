const SECTIONS = [
  ["profile", "Profile"],
  ["password", "Password"],
  ["notifications", "Notifications"],
  ["time-zone", "Time zone"],
  ["sessions", "Sessions"],
  ["calendar-feed", "Calendar feed"],
  ["keys", "Keys"],
  ["privacy", "Privacy"],
] as const;

export function Contents() {
  return (
    <nav aria-label="Settings" className="max-lg:hidden">
      <ul className="sticky top-24 space-y-0.5 border-l">
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ml-px block border-transparent border-l-2 py-1.5 pl-4 text-muted-foreground text-sm transition-colors hover:border-primary hover:text-foreground"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
