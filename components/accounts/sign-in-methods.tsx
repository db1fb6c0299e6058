"use client";

import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { OfferedProvider } from "@/lib/accounts/rules/providers";
import { toast } from "@/lib/platform/browser/toast";
import { EntryHeading } from "./entry-heading";
import { LinkScreen } from "./link-screen";
import type { PasswordEntry } from "./password-entry";
import { ProviderButtons, ProviderError } from "./provider-buttons";
import { SignedOutNotice } from "./signed-out-notice";

const TITLE = "Sign in to Pacioli";

type PasswordForm = { View: typeof PasswordEntry; email: string };

/** Sign-in by link; the password form is loaded only on request. */
export function SignInMethods({ providers }: { providers: OfferedProvider[] }) {
  const [passwordForm, setPasswordForm] = useState<PasswordForm | null>(null);

  async function showPasswordForm() {
    try {
      const { PasswordEntry: View } = await import("./password-entry");
      // Read late, because the user may have typed while the form was loading.
      const typed = document.querySelector<HTMLInputElement>("input[name=email]")?.value ?? "";
      setPasswordForm({ View, email: typed });
    } catch {
      toast({
        variant: "destructive",
        title: "No connection",
        description: "Please check your network and try again.",
      });
    }
  }

  return (
    <>
      {passwordForm ? (
        <>
          <EntryHeading title={TITLE}>With your address and password.</EntryHeading>
          <passwordForm.View email={passwordForm.email} />
          <ProviderButtons providers={providers} />
        </>
      ) : (
        <LinkScreen
          mode="sign-in"
          below={<ProviderButtons providers={providers} />}
          heading={
            <>
              <EntryHeading title={TITLE}>No passwords needed!</EntryHeading>
              <SignedOutNotice />
              <ProviderError />
            </>
          }
        />
      )}
      <button
        type="button"
        onClick={() => (passwordForm ? setPasswordForm(null) : showPasswordForm())}
        className={buttonVariants({ variant: "link", className: "mt-3 h-auto! px-0! pointer-coarse:min-h-11" })}
      >
        {passwordForm ? "Use a magic link instead" : "Use a password instead"}
      </button>
    </>
  );
}
