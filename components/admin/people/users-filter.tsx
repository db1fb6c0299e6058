import { useEffect, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

// Every filter that is asked for is noted in the audit, so single letters on the way are not.
const TYPING_MS = 350;

export function UsersFilter({ q, onFilter }: { q: string; onFilter(text: string): void }) {
  const [typed, setTyped] = useState(q);
  const filter = useRef(onFilter);
  filter.current = onFilter;
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => filter.current(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, q]);
  return (
    <Field label="Filter users" className="mb-5 max-w-md">
      {(wiring) => (
        <Input
          {...wiring}
          type="search"
          maxLength={100}
          placeholder="Name, e-mail or username"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
    </Field>
  );
}
