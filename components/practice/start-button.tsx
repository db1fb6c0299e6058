"use client";
import type { VariantProps } from "class-variance-authority";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { Button, type buttonVariants } from "@/components/ui/button";
import type { AttemptForm } from "@/lib/practice/contract/attempts";
import { useStartAttempt } from "@/lib/practice/hooks/attempt";

type StartButtonProps = VariantProps<typeof buttonVariants> & {
  form: Omit<AttemptForm, "tab">;
  className?: string;
  /** What the button starts; distinguishes several such buttons for screen readers. */
  label?: string;
  children: ReactNode;
};

/** Creates the attempt and opens it. */
export function StartButton({ form, label, children, ...look }: StartButtonProps) {
  const router = useRouter();
  const { start, isPending, isSuccess } = useStartAttempt((attempt) => router.push(`/practice/${attempt.id}`));
  const busy = isPending || isSuccess;
  return (
    <Button {...look} aria-label={label} aria-disabled={busy} onClick={() => busy || start(form)}>
      {busy ? "Starting..." : children}
    </Button>
  );
}
