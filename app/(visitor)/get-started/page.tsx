import type { Metadata } from "next";
import { BenefitItem } from "@/components/accounts/benefit-item";
import { EntryFrame } from "@/components/accounts/entry-frame";
import { EntryHeading } from "@/components/accounts/entry-heading";
import { EntryLinks } from "@/components/accounts/entry-links";
import { LinkScreen } from "@/components/accounts/link-screen";
import { PreviewNotice } from "@/components/accounts/preview-notice";
import { ProviderButtons } from "@/components/accounts/provider-buttons";
import { SwitchAuthLink } from "@/components/accounts/switch-auth-link";
import { offeredProviders } from "@/lib/accounts/providers";
import { env } from "@/lib/platform/process/env";
import { withCanonical } from "@/lib/platform/process/site";

const METADATA: Metadata = {
  title: "Get started",
  description: "Start studying for ACCA and US CPA exams. The first module of every course is free.",
};

export const generateMetadata = () => withCanonical("/get-started", METADATA);

export const dynamic = "force-static";
// Rendered again at run time, because only the running product has its address (APP_URL); shared caches keep it for a
// minute only.
export const revalidate = 60;

export default function GetStartedPage() {
  return (
    <EntryFrame aside={{ title: "What you get", points: <Benefits /> }}>
      {env.preview && <PreviewNotice />}
      <LinkScreen
        mode="sign-up"
        below={<ProviderButtons providers={offeredProviders()} />}
        heading={
          <EntryHeading title="Open your study ledger">
            Your name and an e-mail address are enough. We send you a link, and you are in.
          </EntryHeading>
        }
      />
      <EntryLinks>
        <SwitchAuthLink question="Already have an account?" href="/auth">
          Sign In
        </SwitchAuthLink>
      </EntryLinks>
    </EntryFrame>
  );
}

function Benefits() {
  return (
    <>
      <BenefitItem icon="gift" title="Start free">
        The first module of every course costs nothing, for as long as you like.
      </BenefitItem>
      <BenefitItem icon="list-checks" title="One topic at a time">
        Each paper in order, with the next step always in sight.
      </BenefitItem>
      <BenefitItem icon="calendar-clock" title="Exam dates in view">
        Set a date once, and every screen counts the days.
      </BenefitItem>
      <BenefitItem icon="key-round" title="No password, no card">
        A link in your mail signs you in.
      </BenefitItem>
    </>
  );
}
