import { useId } from "react";
import { Input } from "@/components/ui/input";
import { Sign } from "../sign";
import type { FieldsProps } from "./fields-props";

type NumberFieldProps = FieldsProps<"number"> & { verdict: "right" | "wrong" | undefined };

/** A figure; its sign of money or unit stands outside the box. */
export function NumberField({ question, draft, readOnly, faultId, verdict, onChange }: NumberFieldProps) {
  const id = useId();
  const { before, after, places } = question;
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-medium text-sm">
        Your answer
        <span className="sr-only">{unitInWords(before, after)}</span>
      </label>
      <div className="flex items-center gap-2">
        {before && (
          <span aria-hidden="true" className="font-medium text-muted-foreground">
            {before}
          </span>
        )}
        <Input
          id={id}
          value={draft.value}
          readOnly={readOnly}
          inputMode={places > 0 ? "decimal" : "text"}
          autoComplete="off"
          aria-invalid={faultId ? true : undefined}
          aria-describedby={[`${id}-hint`, faultId].filter(Boolean).join(" ")}
          onChange={(event) => onChange({ kind: "number", value: event.target.value })}
          className="w-44 text-right"
        />
        {after && (
          <span aria-hidden="true" className="font-medium text-muted-foreground">
            {after}
          </span>
        )}
        <span className="inline-grid size-5">{verdict && <Sign verdict={verdict} />}</span>
      </div>
      <p id={`${id}-hint`} className="text-compact text-muted-foreground">
        {places > 0 ? `To ${places} decimal ${places === 1 ? "place" : "places"}. ` : ""}A minus or brackets make it
        negative.
      </p>
    </div>
  );
}

const unitInWords = (before: string, after: string): string =>
  before || after ? `, in ${[before, after].filter(Boolean).join(" ")}` : "";
