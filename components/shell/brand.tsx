import { Mark } from "./mark";

/** The mark and the name; the caller makes it a link home. */
export function Brand() {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5">
      <Mark />
      <span className="heading text-xl leading-none">Pacioli</span>
    </span>
  );
}
