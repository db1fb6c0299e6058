"use client";

import { useEffect, useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { type OfferedProvider, providerSentence } from "@/lib/accounts/rules/providers";
import { toast } from "@/lib/platform/browser/toast";
import { FormError } from "./form-error";
import { useAuthParams } from "./use-auth-params";

/**
 * One button for each configured provider; renders nothing if there is none. The code of next-auth is loaded on the
 * first press.
 */
export function ProviderButtons({ providers }: { providers: OfferedProvider[] }) {
  const { next = "/dashboard" } = useAuthParams();
  const [leavingTo, setLeavingTo] = useState<string>();

  // The browser's Back button may restore this page from its cache with the button still busy.
  useEffect(() => {
    const comeBack = () => setLeavingTo(undefined);
    addEventListener("pageshow", comeBack);
    return () => removeEventListener("pageshow", comeBack);
  }, []);

  async function leave({ id, name }: OfferedProvider) {
    setLeavingTo(id);
    try {
      const { signIn } = await import("next-auth/react");
      await signIn(id, { redirectTo: next });
    } catch {
      setLeavingTo(undefined);
      toast({
        variant: "destructive",
        title: "No connection",
        description: `We could not reach ${name}. Please check your network and try again.`,
      });
    }
  }

  if (providers.length === 0) return null;
  return (
    <div className="mt-6 space-y-3">
      <p className="flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        or
      </p>
      {providers.map((provider) => (
        <button
          key={provider.id}
          type="button"
          disabled={leavingTo !== undefined}
          onClick={() => leave(provider)}
          className={buttonVariants({ variant: "outline", className: "w-full" })}
        >
          {leavingTo === provider.id ? `Opening ${provider.name}...` : `Continue with ${provider.name}`}
        </button>
      ))}
    </div>
  );
}

/** Shown to visitors who return from a provider without being signed in. */
export function ProviderError() {
  const { error } = useAuthParams();
  if (!error) return null;
  return (
    <div className="mb-5">
      <FormError>{providerSentence(error)}</FormError>
    </div>
  );
}
