import { Lock, MessageCircle } from "lucide-react";
import { buttonLook } from "@/components/ui/button-look";
import { THREAD_LOCKED } from "@/lib/forums/rules/words";
import { signInAddress } from "./reader";

export function LockedNotice() {
  return (
    <p className="flex items-center gap-3 rounded-lg border bg-muted px-4 py-3 text-sm">
      <Lock aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      <span>
        <strong className="font-semibold">{THREAD_LOCKED}</strong>
        <span className="block text-muted-foreground">It can be read, and takes no new replies.</span>
      </span>
    </p>
  );
}

export function SignInPrompt({ threadId }: { threadId: number }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border bg-card px-4 py-3">
      <p className="flex items-center gap-3 text-sm">
        <MessageCircle aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
        Sign in to reply to this thread.
      </p>
      <a href={signInAddress(`/community/thread/${threadId}`)} className={buttonLook()}>
        Sign in
      </a>
    </div>
  );
}
