import type { ReactNode } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";

type ElsewhereBannerProps = { isTaking: boolean; onTakeOver(): void; children: ReactNode };

/** Shown while another tab writes to this attempt, with a button to write here. */
export const ElsewhereBanner = ({ isTaking, onTakeOver, children }: ElsewhereBannerProps) => (
  <Banner
    variant="exam"
    className="mb-4"
    title="This attempt is open elsewhere."
    action={
      <Button size="sm" onClick={onTakeOver} disabled={isTaking}>
        Use it here
      </Button>
    }
  >
    {children}
  </Banner>
);
