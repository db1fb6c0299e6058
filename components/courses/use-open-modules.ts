"use client";
import { useEffect, useEffectEvent, useState } from "react";
import type { Course, CourseModule } from "@/lib/courses/contract";
import { moduleAt } from "@/lib/courses/rules";

export type OpenModules = {
  isOpen(module: CourseModule): boolean;
  toggle(module: CourseModule): void;
  /** Opens the module that contains the anchor `module-3` or `topic-12`, scrolls to it and focuses it. */
  reveal(anchor: string): void;
  /** The last anchor that was opened. */
  revealed: string | undefined;
};

/** The open modules: the current one at first, then also the target of an anchor in the address. */
export function useOpenModules(course: Course, initial: CourseModule | undefined): OpenModules {
  const [open, setOpen] = useState<ReadonlySet<number>>(() => new Set(initial && [initial.id]));
  const [requested, setRequested] = useState<{ anchor: string }>();

  const reveal = (anchor: string) => {
    const module = moduleAt(course, anchor);
    if (!module) return;
    setOpen((before) => new Set(before).add(module.id));
    setRequested({ anchor });
  };

  useEffect(() => {
    if (requested) goTo(requested.anchor);
  }, [requested]);

  const followAddress = useEffectEvent(() => reveal(window.location.hash.slice(1)));
  useEffect(() => {
    followAddress();
    return onAnchor(() => followAddress());
  }, []);

  const toggle = ({ id }: CourseModule) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((openId) => openId !== id) : [...before, id]));

  return { isOpen: (module) => open.has(module.id), toggle, reveal, revealed: requested?.anchor };
}

function goTo(anchor: string) {
  const element = document.getElementById(anchor);
  element?.scrollIntoView({ block: "start" });
  element?.querySelector<HTMLElement>("button, input")?.focus({ preventScroll: true });
}

/**
 * Next changes the address by `pushState`, which only the Navigation API reports; older browsers report plain anchors.
 */
export function onAnchor(onChange: () => void): () => void {
  const source: EventTarget = "navigation" in window ? window.navigation : window;
  const name = source === window ? "hashchange" : "currententrychange";
  source.addEventListener(name, onChange);
  return () => source.removeEventListener(name, onChange);
}
