import type { Metadata } from "next";
import { AccountDeleted } from "@/components/landing/account-deleted";
import { ClosingCall } from "@/components/landing/closing-call";
import { CourseLedger } from "@/components/landing/course-ledger";
import { Features } from "@/components/landing/features";
import { Hero } from "@/components/landing/hero";
import { Pricing } from "@/components/landing/pricing";
import { SiteFooter } from "@/components/landing/site-footer";
import { SiteHeader } from "@/components/landing/site-header";
import { StickyStart } from "@/components/landing/sticky-start";
import { Testimonials } from "@/components/landing/testimonials";
import { SkipLink } from "@/components/shell/skip-link";
import { withCanonical } from "@/lib/platform/process/site";

const METADATA: Metadata = {
  title: { absolute: "Pacioli: accountancy exams, one topic at a time" },
};

export const generateMetadata = () => withCanonical("/", METADATA);

export const dynamic = "force-static";
// Rendered again at run time, because only the running product has its address (APP_URL); shared caches keep it for a
// minute only.
export const revalidate = 60;

export default function LandingPage() {
  return (
    <>
      <SkipLink />
      <AccountDeleted />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <div>
          <CourseLedger />
          <Features />
          <Pricing />
          <Testimonials />
          <ClosingCall />
          <StickyStart />
        </div>
      </main>
      <SiteFooter />
    </>
  );
}
