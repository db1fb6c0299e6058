import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { UsersView as Filter } from "@/lib/admin/rules/users";
import type { Part } from "./use-users-address";
import { UsersText } from "./users-text";

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

/** Any change starts on the first page again. */
export function UsersFilter({ filter, onChange }: { filter: Filter; onChange(part: Part): void }) {
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
      <Choice label="Sort by" list={SORTS} value={sort} onPick={(to) => onChange({ sort: to, page: 1 })} />
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
            const picked = list.find(([one]) => one === target.value);
            if (picked) onPick(picked[0]);
          }}
        >
          {list.map(([one, optionLabel]) => (
            <option key={one} value={one}>
              {optionLabel}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
