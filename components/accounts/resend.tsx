import { useEffect, useState, useTransition } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import type { AuthMode } from "./auth-copy";
import { sendLink, type Typed } from "./send-link";

const RESEND_SECONDS = 30;

export function Resend({ mode, typed, next }: { mode: AuthMode; typed: Typed; next: string }) {
  const [left, setLeft] = useState(RESEND_SECONDS);
  const [trouble, setTrouble] = useState("");
  const [pending, start] = useTransition();
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const until = Date.now() + RESEND_SECONDS * 1000;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [waiting]);

  const resend = () =>
    start(async () => {
      const result = await sendLink(mode, typed, next);
      setTrouble(result.trouble ?? "");
      if (result.email !== undefined) setLeft(RESEND_SECONDS);
    });

  return (
    <div className="mt-5">
      <button
        type="button"
        aria-disabled={waiting || pending}
        onClick={() => !waiting && !pending && resend()}
        className={buttonVariants({ variant: "secondary", className: "w-full" })}
      >
        {pending ? "Sending link..." : waiting ? `Send it again in ${left} s` : "Send it again"}
      </button>
      {trouble && (
        <p role="alert" className="mt-1.5 font-medium text-compact text-destructive">
          {trouble}
        </p>
      )}
    </div>
  );
}
