import { Brand } from "./brand";

/** For the public pages. A plain anchor, as Next's own link would cost them 4 kB each. */
export function HomeLink() {
  return (
    <a href="/" className="inline-flex rounded-md">
      <Brand />
    </a>
  );
}
