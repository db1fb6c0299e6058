import { Gem } from "lucide-react";
import Link from "next/link";
import { subscribeUrl } from "@/components/subscriptions/return-path";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { PREMIUM_PRICE } from "@/lib/subscriptions/rules";

export function PremiumCard({ courseId }: { courseId: number }) {
  return (
    <Card className="p-4 md:p-5">
      <h2 className="heading flex items-center gap-2 text-lg">
        <Gem aria-hidden="true" className="size-5 text-primary" />
        Premium Content Available
      </h2>
      <p className="mt-1.5 text-muted-foreground text-sm">
        The first module is free. Premium opens all the others, in every course, for €{PREMIUM_PRICE} a month.
      </p>
      <Link
        prefetch={false}
        href={subscribeUrl(`/courses/${courseId}`)}
        className={buttonVariants({ variant: "outline", className: "mt-4 w-full" })}
      >
        Upgrade to Premium
      </Link>
    </Card>
  );
}
