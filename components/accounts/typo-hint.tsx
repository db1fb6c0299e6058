import { buttonVariants } from "@/components/ui/button-variants";
import { didYouMean } from "./did-you-mean";

type TypoHintProps = { email: string; onCorrect(email: string): void };

/** One line on every screen: of a long address the part before the mended domain is cut. */
export function TypoHint({ email, onCorrect }: TypoHintProps) {
  const meant = didYouMean(email);
  if (!meant) return null;
  const [name, domain] = meant.split("@");
  return (
    <span className="flex w-0 min-w-full whitespace-pre text-foreground text-sm">
      {"Did you mean "}
      <button
        type="button"
        aria-label={meant}
        onClick={() => onCorrect(meant)}
        className={buttonVariants({ variant: "link", className: "h-auto! min-w-0 shrink! gap-0! px-0!" })}
      >
        <span className="truncate">{name}</span>@{domain}
      </button>
      ?
    </span>
  );
}
