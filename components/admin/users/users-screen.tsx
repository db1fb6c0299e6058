"use client";
import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { lazyPart } from "@/components/ui/lazy-part";
import { NativeSelect } from "@/components/ui/native-select";
import {
  type UsersView as Filter,
  type UsersView,
  usersCountQuery,
  usersQuery,
  usersViewFrom,
} from "@/lib/accounts/rules/users";
import type { UsersScreenState } from "./user-details";
import { UsersList } from "./users-list";

const UserSheet = lazyPart(() => import("./user-sheet").then((module) => module.UserSheet));

export function UsersScreen({ viewer }: { viewer: UsersScreenState }) {
  const { filter, user, change } = useUsersUrlState();
  const query = new URLSearchParams(usersCountQuery(filter) as Record<string, string>);
  return (
    <>
      <PageHeading
        title="Users"
        description="Everybody with an account."
        actions={
          <a
            href={`/api/admin/users.csv${query.size > 0 ? `?${query}` : ""}`}
            download
            className={buttonVariants({ variant: "outline" })}
          >
            Export CSV
          </a>
        }
      />
      <UsersFilter filter={filter} onChange={change} />
      <UsersList
        filter={filter}
        timeZone={viewer.timeZone}
        onOpen={(id) => change({ user: id })}
        onPage={(page) => change({ page })}
        onSort={(sort) => change({ sort, page: 1 })}
      />
      {user && <UserSheet id={user} viewer={viewer} onClose={() => change({ user: null })} />}
    </>
  );
}

const PLANS = [
  ["", "All plans"],
  ["free", "Free"],
  ["premium", "Premium, paid"],
  ["granted", "Premium, granted"],
  ["failed", "Payment failed"],
] as const;
const ROLES = [
  ["", "Everybody"],
  ["admin", "Admins"],
  ["student", "Students"],
] as const;
const SORTS = [
  ["newest", "Newest first"],
  ["name", "Name"],
] as const;

/** Any change of the filter returns to the first page. */
function UsersFilter({ filter, onChange }: { filter: Filter; onChange(part: Part): void }) {
  const { q, plan, role, sort } = filter;
  return (
    <div className="mb-5 grid grid-cols-2 gap-3 lg:flex lg:flex-wrap">
      <UsersText q={q} onFilter={(text) => onChange({ q: text, page: 1 })} />
      <Choice
        label="Plan"
        list={PLANS}
        value={plan ?? ""}
        onPick={(to) => onChange({ plan: to || undefined, page: 1 })}
      />
      <Choice
        label="Role"
        list={ROLES}
        value={role ?? ""}
        onPick={(to) => onChange({ role: to || undefined, page: 1 })}
      />
      <div className="md:hidden">
        <Choice label="Sort by" list={SORTS} value={sort} onPick={(to) => onChange({ sort: to, page: 1 })} />
      </div>
    </div>
  );
}

type ChoiceProps<T extends string> = {
  label: string;
  list: readonly (readonly [value: T, words: string])[];
  value: T;
  onPick(value: T): void;
};

function Choice<T extends string>({ label, list, value, onPick }: ChoiceProps<T>) {
  return (
    <Field label={label} className="lg:w-44">
      {(wiring) => (
        <NativeSelect
          {...wiring}
          value={value}
          onChange={({ target }) => {
            const picked = list.find(([optionValue]) => optionValue === target.value);
            if (picked) onPick(picked[0]);
          }}
        >
          {list.map(([optionValue, optionLabel]) => (
            <option key={optionValue} value={optionValue}>
              {optionLabel}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

// Each filter request is recorded in the audit log, so single letters are not sent.
const TYPING_MS = 350;

/** The typed filter text; it is written to the address after a pause. */
function UsersText({ q, onFilter }: { q: string; onFilter(text: string): void }) {
  const [typed, setTyped] = useState(q);
  const written = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Filters that changed during the pause must be kept.
  const latest = useRef(onFilter);
  useEffect(() => {
    latest.current = onFilter;
  });

  // The address changed by navigation, so the field takes its text from the address.
  useEffect(() => {
    if (q === written.current) return;
    clearTimeout(timer.current);
    written.current = q;
    setTyped(q);
  }, [q]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = text.trim();
      latest.current(written.current);
    }, TYPING_MS);
  }

  return (
    <Field label="Filter users" className="col-span-2 lg:w-80">
      {(wiring) => (
        <Input
          {...wiring}
          type="search"
          maxLength={100}
          placeholder="Name, e-mail or username"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      )}
    </Field>
  );
}

type Part = Partial<UsersView> & { user?: string | null };

/** Filter, page and the opened user are stored in the address, so that links and reloads keep them. */
function useUsersUrlState() {
  const params = useSearchParams();
  const filter = usersViewFrom((name) => params.get(name));
  const user = params.get("user");
  const change = (part: Part) => {
    const next = { ...filter, user, ...part };
    const written = new URLSearchParams();
    for (const [name, value] of Object.entries(usersQuery(next))) written.set(name, String(value));
    if (next.user) written.set("user", next.user);
    window.history.replaceState(null, "", written.size > 0 ? `?${written}` : window.location.pathname);
  };
  return { filter, user, change };
}
