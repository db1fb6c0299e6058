import { TEXT_SIZES, type TextSizes } from "./use-text-size";

const LETTERS = ["text-compact", "text-base", "text-lg"];

/** Three sizes of the text, as letters of these sizes. */
export function TextSizeSwitch({ size: { current, choose } }: { size: TextSizes }) {
  return (
    <fieldset className="flex items-center gap-1 print:hidden">
      <legend className="sr-only">Text size</legend>
      {TEXT_SIZES.map((name, size) => (
        <label
          key={name}
          title={`Text size: ${name}`}
          className="flex size-9 items-center justify-center rounded-md font-serif text-muted-foreground hover:bg-muted has-checked:bg-primary-soft has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-ring pointer-coarse:size-11"
        >
          <input
            type="radio"
            name="text-size"
            aria-label={name}
            checked={current === size}
            onChange={() => choose(size)}
            className="sr-only"
          />
          <span aria-hidden="true" className={LETTERS[size]}>
            A
          </span>
        </label>
      ))}
    </fieldset>
  );
}
