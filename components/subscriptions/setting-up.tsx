"use client";
import { useEffect } from "react";
import { Spinner } from "@/components/ui/spinner";

export function SettingUp() {
  useEffect(() => {
    // Back from Stripe's page by the browser's own button, this page may be shown as it was left.
    const restored = (event: PageTransitionEvent) => event.persisted && window.location.reload();
    window.addEventListener("pageshow", restored);
    return () => window.removeEventListener("pageshow", restored);
  }, []);
  return (
    <div className="grid min-h-[60dvh] place-items-center text-center">
      <div>
        <Spinner label="" className="size-7" />
        <h1 className="heading mt-4 text-xl">Setting up your subscription...</h1>
      </div>
    </div>
  );
}
