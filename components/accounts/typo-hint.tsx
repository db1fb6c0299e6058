import { buttonVariants } from "@/components/ui/button-variants";
import { didYouMean } from "./did-you-mean";

type TypoHintProps = { email: string; onCorrect(email: string): void };

export function TypoHint({ email, onCorrect }: TypoHintProps) {
  const meant = didYouMean(email);
  if (!meant) return null;
  return (
    <span className="block text-foreground text-sm">
      Did you mean{" "}
      <button
        type="button"
        onClick={() => onCorrect(meant)}
        className={buttonVariants({ variant: "link", className: "h-auto! whitespace-normal! px-0! wrap-anywhere" })}
      >
        {meant}
      </button>
      ?
    </span>
  );
}
