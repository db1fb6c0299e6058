"use client";
import NextLink, { useLinkStatus } from "next/link";
import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { beginNavigation, endNavigation } from "./pending-navigation";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch" | "href"> & { href: string };

/**
 * A link within the product. It fetches nothing before it is pressed, because every page is rendered per person; when
 * the answer takes long, the frame of the next screen is shown meanwhile.
 */
export const Link = (props: LinkProps) => <PressedLink prefetch={false} {...props} />;

/** How long a pointer rests on a link that somebody means to press, rather than to pass over. */
const REST_MS = 65;

/**
 * An entry of a menu: its page is fetched while the pointer rests on it, the keyboard reaches it or a finger touches
 * it. Only for pages that change nothing by being rendered.
 */
export function MenuLink(props: LinkProps) {
  const [isNear, setNear] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const comeNear = () => {
    timer.current = setTimeout(setNear, REST_MS, true);
  };
  const goAway = () => {
    clearTimeout(timer.current);
    setNear(false);
  };
  return (
    <PressedLink
      prefetch={isNear && !props["aria-current"]}
      {...props}
      onPointerEnter={comeNear}
      onPointerLeave={goAway}
      onFocus={comeNear}
      onBlur={goAway}
    />
  );
}

function PressedLink({ children, onNavigate, ...props }: LinkProps & { prefetch: boolean }) {
  return (
    <NextLink
      {...props}
      onNavigate={(event) => {
        beginNavigation(props.href);
        onNavigate?.(event);
      }}
    >
      {children}
      <NavigationReport href={props.href} />
    </NextLink>
  );
}

function NavigationReport({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  const wasPending = useRef(false);
  // No clean-up: a link in a menu that closes is gone before its page is there.
  useLayoutEffect(() => {
    if (pending) beginNavigation(href);
    else if (wasPending.current) endNavigation(href);
    wasPending.current = pending;
  }, [pending, href]);
  return null;
}
