import { Mark } from "./mark";

/** Logo and name; the caller wraps them in a link to the home page. */
export function Brand() {
  return (
    <span className="inline-flex min-h-11 items-center gap-2.5">
      <Mark />
      <span className="heading text-xl leading-none">Pacioli</span>
    </span>
  );
}
