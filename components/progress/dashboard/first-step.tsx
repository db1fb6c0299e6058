import { Check } from "lucide-react";
import Link from "next/link";
import { cn } from "@/components/ui/cn";

type FirstStepProps = {
  number: number;
  title: string;
  text: string;
  /** Missing while an earlier step has to come first. */
  href: string | undefined;
  done: boolean;
  current: boolean;
};

export function FirstStep({ number, title, text, href, done, current }: FirstStepProps) {
  const open = href && !done;
  return (
    <li
      aria-current={current ? "step" : undefined}
      className={cn("relative flex gap-3 p-4 md:p-5", open && "transition-colors hover:bg-muted/60")}
    >
      <span
        aria-hidden="true"
        className={cn(
          "grid size-7 shrink-0 place-items-center rounded-full border font-semibold text-compact",
          done && "border-transparent bg-primary-soft text-primary",
          current && "border-transparent bg-primary text-primary-foreground",
        )}
      >
        {done ? <Check className="size-4" /> : number}
      </span>
      <div className="min-w-0">
        <p className={cn("font-medium", !current && "text-muted-foreground")}>
          {open ? (
            <Link
              prefetch={false}
              href={href}
              className="text-foreground underline-offset-4 after:absolute after:inset-0 hover:underline focus-visible:after:outline-2 focus-visible:after:outline-ring"
            >
              {title}
            </Link>
          ) : (
            title
          )}
          {done && <span className="sr-only">, done</span>}
        </p>
        <p className="text-compact text-muted-foreground">{text}</p>
      </div>
    </li>
  );
}
