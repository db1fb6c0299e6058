"use client";
import NextLink, { useLinkStatus } from "next/link";
import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { beginNavigation, endNavigation } from "./pending-navigation";

type LinkProps = Omit<ComponentProps<typeof NextLink>, "prefetch" | "href"> & { href: string };

/**
 * A link within the product. It fetches nothing before it is pressed, because every page is rendered per person. If the
 * page takes long, the frame of its screen is shown meanwhile.
 */
export const Link = (props: LinkProps) => <PressedLink prefetch={false} {...props} />;

/** A pointer that rests on a link for less is only passing over it. */
const REST_MS = 65;

/**
 * An entry of a menu: its page is fetched while the pointer rests on it, the keyboard reaches it or a finger touches
 * it. Only for pages that change nothing by being rendered.
 */
export function MenuLink(props: LinkProps) {
  const [isPrefetching, setPrefetching] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const startPrefetch = () => {
    timer.current = setTimeout(setPrefetching, REST_MS, true);
  };
  const stopPrefetch = () => {
    clearTimeout(timer.current);
    setPrefetching(false);
  };
  return (
    <PressedLink
      prefetch={isPrefetching && !props["aria-current"]}
      {...props}
      onPointerEnter={startPrefetch}
      onPointerLeave={stopPrefetch}
      onFocus={startPrefetch}
      onBlur={stopPrefetch}
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
  // No clean-up, because a link in a menu is removed when the menu closes, before its page is shown.
  useLayoutEffect(() => {
    if (pending) beginNavigation(href);
    else if (wasPending.current) endNavigation(href);
    wasPending.current = pending;
  }, [pending, href]);
  return null;
}
