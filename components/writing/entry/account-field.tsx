"use client";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useMedia } from "@/components/ui/use-media";
import { SuggestionList } from "../suggestion-list";
import type { AccountName } from "./match-accounts";
import { matchAccounts, onlyMatch } from "./match-accounts";

type AccountFieldProps = {
  label: string;
  /** The account's id, or its name if any name may be entered. */
  value: string;
  accounts: readonly AccountName[] | undefined;
  readOnly: boolean;
  onChange(value: string): void;
};

/** Type to find an account; choose with the arrow keys and Enter. */
export function AccountField({ label, value, accounts, readOnly, onChange }: AccountFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const thumb = useMedia("(pointer: coarse)");
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  if (!accounts)
    return (
      <input
        value={value}
        aria-label={label}
        placeholder={readOnly ? undefined : "Account"}
        readOnly={readOnly}
        data-field="account"
        autoComplete="off"
        maxLength={120}
        onChange={(event) => onChange(event.target.value)}
        className={FIELD_CLASS}
      />
    );

  const chosen = accounts.find((account) => account.id === value)?.name ?? "";
  const list = matchAccounts(accounts, typed ?? "");
  const unknown = typed !== null && typed.trim() !== "" && list.length === 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (account: AccountName) => {
    onChange(account.id);
    setTyped(null);
    close();
  };
  const leave = () => {
    const match = typed === null ? undefined : onlyMatch(accounts, typed);
    if (typed !== null && match) onChange(match.id);
    if (typed !== null && typed.trim() === "") onChange("");
    // Text that matches no account stays in the field, so that it can be corrected.
    if (match || typed?.trim() === "") setTyped(null);
    close();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (readOnly) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && !event.altKey) {
      event.preventDefault();
      setOpen(true);
      setActive((active + step + (active < 0 && step < 0 ? 1 : 0) + list.length) % Math.max(1, list.length));
    }
    if (event.key === "Escape" && open) {
      event.stopPropagation();
      close();
    }
    if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      event.stopPropagation();
      const picked = list[active] ?? (typed === null ? undefined : onlyMatch(accounts, typed));
      if (picked) choose(picked);
    }
  };
  const activeId = open && list[active] ? `${id}-${list[active].id}` : undefined;
  return (
    <div className="relative">
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        aria-invalid={unknown || undefined}
        data-field="account"
        autoComplete="off"
        // The list is short enough to choose from without an on-screen keyboard, which would cover half the screen.
        inputMode={thumb ? "none" : "text"}
        placeholder={readOnly ? undefined : thumb ? "Choose an account" : "Account"}
        value={typed ?? chosen}
        readOnly={readOnly}
        onChange={(event) => {
          setTyped(event.target.value);
          setOpen(true);
          setActive(event.target.value.trim() === "" ? -1 : 0);
        }}
        onClick={() => !readOnly && setOpen(true)}
        onBlur={leave}
        onKeyDown={handleKey}
        className={FIELD_CLASS}
      />
      <SuggestionList
        id={id}
        label="Accounts"
        isOpen={open && list.length > 0}
        options={list}
        keyOf={(account) => account.id}
        current={list[active]}
        onTake={choose}
        className="top-full mt-1 w-full min-w-56"
      >
        {(account) => account.name}
      </SuggestionList>
      {unknown && (
        <p className="px-3 pb-1.5 font-medium text-compact text-destructive">There is no such account here.</p>
      )}
    </div>
  );
}

const FIELD_CLASS =
  "h-10 w-full text-ellipsis bg-transparent px-3 text-base -outline-offset-2! placeholder:text-muted-foreground md:text-sm pointer-coarse:h-11";
