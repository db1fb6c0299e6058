import { useEffect, useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";

// Every filter that is asked for is noted in the audit, so single letters on the way are not.
const TYPING_MS = 350;

/** The text of the filter; the address gets it when nothing more is typed for a moment. */
export function UsersText({ q, onFilter }: { q: string; onFilter(text: string): void }) {
  const [typed, setTyped] = useState(q);
  const written = useRef(q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What else was filtered by while the text waited must stay.
  const latest = useRef(onFilter);
  useEffect(() => {
    latest.current = onFilter;
  });

  // Somebody followed a link to this page: the address now says something that was not typed here.
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
