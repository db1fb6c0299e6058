"use client";

import { useRef } from "react";
import { SECTIONS } from "./sections";
import { LogInLink } from "./start-link";

const LINK_CLASS = "flex h-12 items-center rounded-md px-3 font-medium text-base hover:bg-muted";

/** A native popover: the browser closes it on Escape and on a press outside; our code closes it after a choice. */
export function MobileMenu() {
  const menu = useRef<HTMLElement>(null);
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label="Menu"
        className="-mr-2 inline-grid size-11 place-items-center rounded-md hover:bg-muted md:hidden"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5" stroke="currentColor" strokeWidth="2">
          <path d="M4 7h16M4 12h16M4 17h16" strokeLinecap="round" />
        </svg>
      </button>
      <nav
        ref={menu}
        id="site-menu"
        popover="auto"
        aria-label="Menu"
        className="inset-x-3 top-[4.5rem] m-0 w-auto rounded-lg border bg-popover p-2 text-foreground shadow-pop"
      >
        <ul>
          {SECTIONS.map(({ href, label }) => (
            <li key={href}>
              <a href={href} onClick={close} className={LINK_CLASS}>
                {label}
              </a>
            </li>
          ))}
          <li>
            <LogInLink className={LINK_CLASS} />
          </li>
        </ul>
      </nav>
    </>
  );
}
