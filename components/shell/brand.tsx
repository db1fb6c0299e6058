import Link from "next/link";
import { Mark } from "./mark";

type BrandProps = { href?: string; className?: string };

/** The mark and the name, as the way home. */
export function Brand({ href = "/", className = "" }: BrandProps) {
  return (
    <Link href={href} className={`inline-flex min-h-11 items-center gap-2.5 rounded-md ${className}`}>
      <Mark />
      <span className="heading text-xl leading-none">Pacioli</span>
    </Link>
  );
}
