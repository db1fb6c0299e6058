import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";

export function UpgradeCard({ onNavigate }: { onNavigate?(): void }) {
  return (
    <section aria-labelledby="premium" className="rounded-lg border bg-background p-3.5">
      <h2 id="premium" className="heading text-base">
        Premium
      </h2>
      <p className="mt-0.5 text-compact text-muted-foreground">Unlock all modules and advanced features</p>
      <Link
        prefetch={false}
        href="/subscribe"
        onClick={onNavigate}
        className={buttonVariants({ size: "sm", className: "mt-3 w-full" })}
      >
        Upgrade Now
      </Link>
    </section>
  );
}
