"use client";
import { useEffect, useState } from "react";

type Section = readonly [id: string, title: string];

/** The height below the top bar at which a section begins after its link was followed. */
const TOP = 120;

/** The section that is being read: the last one whose top has passed the top bar, at the page's end the last one. */
function useCurrentSection(sections: readonly Section[]): string | undefined {
  const [current, setCurrent] = useState(sections[0]?.[0]);
  useEffect(() => {
    const read = () => {
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const passed = sections.filter(
        ([id]) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1e9) <= TOP,
      );
      setCurrent((isAtEnd && scrollY > 0 ? sections.at(-1) : (passed.at(-1) ?? sections[0]))?.[0]);
    };
    read();
    addEventListener("scroll", read, { passive: true });
    addEventListener("resize", read);
    return () => {
      removeEventListener("scroll", read);
      removeEventListener("resize", read);
    };
  }, [sections]);
  return current;
}

/** Links to the sections beside them; it stays while the page scrolls. */
export function SettingsContents({ sections }: { sections: readonly Section[] }) {
  const current = useCurrentSection(sections);
  return (
    <nav aria-label="Settings" className="sticky top-24 self-start max-lg:hidden">
      <ul className="space-y-0.5 border-l">
        {sections.map(([id, title]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className="-ml-px block border-transparent border-l-2 py-1.5 pl-4 text-muted-foreground text-sm transition-colors hover:border-primary hover:text-foreground aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-primary"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
