"use client";
import NextLink, { useLinkStatus } from "next/link";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { beginNavigation, endNavigation } from "./pending-navigation";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch" | "href"> & { href: string };

/**
 * A link within the product. It fetches nothing before it is pressed, because every page is rendered per person; when
 * the answer takes long, the frame of the next screen is shown meanwhile.
 */
export function Link({ children, ...props }: LinkProps) {
  return (
    <NextLink prefetch={false} {...props}>
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
    else if (wasPending.current) endNavigation();
    wasPending.current = pending;
  }, [pending, href]);
  return null;
}
