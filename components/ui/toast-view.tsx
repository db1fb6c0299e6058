"use client";

import { Toast as Primitive } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { dismissToast, TOAST_DURATION_MS, type ToastEntry } from "@/lib/platform/browser/toast";
import { buttonVariants } from "./button-variants";
import { CloseButton } from "./close-button";
import { cn } from "./cn";
import { endSwipe } from "./end-swipe";
import { Icon } from "./icon";
import { useFreeCorner } from "./use-free-corner";

export function ToastView({ toasts }: { toasts: readonly ToastEntry[] }) {
  const list = useRef<HTMLOListElement>(null);
  usePressMark();
  useFreeCorner(
    list,
    toasts.some(({ open }) => open),
  );
  // A new provider for each toast: if the last toast closes while it is hovered or focused, Radix stays paused, and the
  // next toast would never close by itself.
  return (
    <Primitive.Provider key={toasts[0]?.id} duration={TOAST_DURATION_MS} swipeDirection="right" swipeThreshold={50}>
      {toasts.map((entry) => (
        <ToastCard key={entry.id} entry={entry} />
      ))}
      <Primitive.Viewport
        ref={list}
        hotkey={["F8"]}
        label="Notifications ({hotkey})"
        className="pointer-events-none fixed top-0 right-0 z-100 flex w-full max-w-[420px] list-none flex-col p-4 pt-[max(1rem,env(safe-area-inset-top))] outline-none not-empty:focus-visible:outline-2 md:top-auto md:bottom-0"
      />
    </Primitive.Provider>
  );
}

const PRESSING = "data-pressing";

/**
 * Marks the document while a pointer is pressed. A toast that appears or moves under the pointer meanwhile ignores the
 * pointer; otherwise the press of the button below would be lost.
 */
function usePressMark(): void {
  useEffect(() => {
    const { body } = document;
    const begin = ({ target }: PointerEvent) =>
      body.toggleAttribute(PRESSING, !(target instanceof Element && target.closest(TOAST)));
    // The click comes after the release.
    const end = () => void setTimeout(() => body.removeAttribute(PRESSING));
    addEventListener("pointerdown", begin, { capture: true });
    for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end, { capture: true });
    return () => {
      removeEventListener("pointerdown", begin, { capture: true });
      for (const type of ["pointerup", "pointercancel"]) removeEventListener(type, end, { capture: true });
    };
  }, []);
}

const TOAST = "[data-slot=toast]";

function ToastCard({ entry }: { entry: ToastEntry }) {
  const ref = useRef<HTMLLIElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  const destructive = entry.variant === "destructive";

  // Radix sends Escape to the newest layer, so a toast would consume the key press that should close the dialog or menu
  // below. It is therefore removed before other listeners receive the key.
  useEffect(() => {
    const removeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || ref.current?.contains(document.activeElement)) return;
      flushSync(() => setRemoved(true));
      dismissToast(entry.id);
    };
    addEventListener("keydown", removeOnEscape, { capture: true });
    return () => removeEventListener("keydown", removeOnEscape, { capture: true });
  }, [entry.id]);

  // Radix only notices a pointer that is released inside the window; without this the toast stays half-swiped.
  useEffect(() => {
    const stop = () => endSwipe(ref.current);
    addEventListener("blur", stop);
    addEventListener("pointercancel", stop);
    return () => {
      removeEventListener("blur", stop);
      removeEventListener("pointercancel", stop);
    };
  }, []);

  if (isRemoved) return null;
  return (
    <Primitive.Root
      ref={ref}
      data-slot="toast"
      open={entry.open}
      onOpenChange={(open) => !open && dismissToast(entry.id)}
      type={destructive ? "foreground" : "background"}
      className={cn(
        "pointer-events-auto in-data-pressing:pointer-events-none relative flex touch-pan-y items-start gap-3 rounded-lg border bg-popover p-4 pr-12 text-foreground shadow-pop",
        "data-[state=closed]:animate-out data-[state=open]:animate-in data-[state=closed]:fade-out-0 data-[state=open]:fade-in-0 max-md:data-[state=open]:slide-in-from-top-4 md:data-[state=open]:slide-in-from-bottom-4",
        "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform",
        destructive && "border-destructive/60 bg-destructive-soft",
      )}
    >
      {destructive && <Icon name="circle-exclamation-point" className="mt-0.5 size-4 shrink-0 text-destructive" />}
      <div className="min-w-0 flex-1 wrap-anywhere">
        <Primitive.Title className="font-semibold text-sm">{entry.title}</Primitive.Title>
        {entry.description && (
          <Primitive.Description className="mt-0.5 text-sm opacity-90">{entry.description}</Primitive.Description>
        )}
      </div>
      {entry.action && (
        <Primitive.Action altText={entry.action.label} onClick={entry.action.onClick} className={ACTION_CLASS}>
          {entry.action.label}
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <CloseButton className="absolute top-2 right-2" />
      </Primitive.Close>
    </Primitive.Root>
  );
}

const ACTION_CLASS = buttonVariants({ variant: "outline", size: "sm" });
