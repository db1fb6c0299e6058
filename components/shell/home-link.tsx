import { Brand } from "./brand";

/** For public pages. A plain link, because next/link would add 4 kB to each of them. */
export function HomeLink() {
  return (
    <a href="/" className="inline-flex rounded-md">
      <Brand />
    </a>
  );
}
