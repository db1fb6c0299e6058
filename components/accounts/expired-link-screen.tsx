import { buttonVariants } from "@/components/ui/button-variants";
import { EntryHeading } from "./entry-heading";
import { LinkScreen } from "./link-screen";

type ExpiredLinkScreenProps = { title: string; email?: string; signedInAs?: string | null };

/** For a link that lets nobody in any more: straight on for those who are in, a new link for the rest. */
export function ExpiredLinkScreen({ title, email, signedInAs }: ExpiredLinkScreenProps) {
  if (signedInAs)
    return (
      <>
        <EntryHeading title={title}>
          You are signed in as <strong className="font-medium text-foreground wrap-anywhere">{signedInAs}</strong>.
        </EntryHeading>
        <a href="/dashboard" className={buttonVariants({ className: "w-full" })}>
          Continue to Pacioli
        </a>
      </>
    );
  const heading = (
    <EntryHeading title={title}>Links work once and for 15 minutes. We will send you a new one.</EntryHeading>
  );
  return <LinkScreen mode="sign-in" heading={heading} email={email} />;
}
