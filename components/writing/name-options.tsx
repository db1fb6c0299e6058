"use client";
import { type RefObject, useEffect, useEffectEvent, useId, useState } from "react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { cn } from "@/components/ui/cn";
import { SuggestionList } from "./suggestion-list";
import type { Mention } from "./use-mention";

type Name = { username: string; avatarUrl: string | null };

export type MentionField = {
  field: RefObject<HTMLTextAreaElement | null>;
  onChange(value: string): void;
};

type NameOptionsProps = MentionField & {
  mention: Mention | null;
  names: readonly Name[];
  /** For a field at the bottom of the screen. */
  isAbove?: boolean;
};

/**
 * The names that complete what is typed after an @. The focus stays in the field: the arrow keys choose, Enter and Tab take,
 * Escape closes.
 */
export function NameOptions({ field, mention, names, isAbove, onChange }: NameOptionsProps) {
  const id = useId();
  const [active, setActive] = useState(0);
  const [followed, setFollowed] = useState(mention);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  if (followed !== mention) {
    setFollowed(mention);
    setActive(0);
    if (mention?.start !== closedAt) setClosedAt(null);
  }
  const matching = mention ? names.filter(({ username }) => username.startsWith(mention.beginning)) : [];
  const isOpen = matching.length > 0 && mention?.start !== closedAt;
  const current = matching[Math.min(active, matching.length - 1)];

  const take = ({ username }: Name) => {
    const textarea = field.current;
    if (!textarea || !mention) return;
    const before = `${textarea.value.slice(0, mention.start)}@${username} `;
    const rest = textarea.value.slice(mention.start + 1 + mention.beginning.length);
    setClosedAt(mention.start);
    onChange(before + rest.replace(/^ /, ""));
    // Runs after the field contains the name.
    requestAnimationFrame(() => {
      textarea.focus();
      textarea.setSelectionRange(before.length, before.length);
    });
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setActive((active + step + matching.length) % matching.length);
    else if ((event.key === "Enter" || event.key === "Tab") && !event.shiftKey && current) take(current);
    else if (event.key === "Escape") setClosedAt(mention?.start ?? null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const textarea = field.current;
    textarea?.addEventListener("keydown", press);
    return () => textarea?.removeEventListener("keydown", press);
  }, [field]);

  const activeId = isOpen && current ? `${id}-${current.username}` : null;
  useEffect(() => {
    const textarea = field.current;
    if (!textarea || !activeId) return;
    // A text of several lines is no combobox by its role, and a browser ignores these on a field without a list.
    textarea.setAttribute("aria-autocomplete", "list");
    textarea.setAttribute("aria-controls", `${id}-list`);
    textarea.setAttribute("aria-activedescendant", activeId);
    return () => {
      for (const name of ["aria-autocomplete", "aria-controls", "aria-activedescendant"])
        textarea.removeAttribute(name);
    };
  }, [field, id, activeId]);

  return (
    <>
      <SuggestionList
        id={id}
        label="People"
        isOpen={isOpen}
        options={matching}
        keyOf={({ username }) => username}
        current={current}
        onTake={take}
        className={cn("w-64 max-w-full", isAbove ? "bottom-full mb-1" : "top-full mt-1")}
      >
        {({ username, avatarUrl }) => (
          <>
            <UserAvatar src={avatarUrl} name={username} className="size-6 text-xs" />
            <span className="truncate">{username}</span>
          </>
        )}
      </SuggestionList>
      <span role="status" className="sr-only">
        {isOpen && `${matching.length} ${matching.length === 1 ? "name" : "names"}`}
      </span>
    </>
  );
}
