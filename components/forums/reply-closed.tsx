import { EyeOff, Lock, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { THREAD_LOCKED } from "@/lib/forums/rules/words";
import { signInUrl } from "./viewer";

export const LockedNotice = () => (
  <Notice icon={<Lock />} title={THREAD_LOCKED} text="It can be read, and takes no new replies." />
);

export const HiddenNotice = () => (
  <Notice icon={<EyeOff />} title="Thread hidden" text="Only admins see it. It takes replies when it is shown again." />
);

function Notice({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-lg border bg-muted px-4 py-3 text-sm">
      <span aria-hidden="true" className="text-muted-foreground [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
      </span>
      <span>
        <strong className="font-semibold">{title}</strong>
        <span className="block text-muted-foreground">{text}</span>
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
      <a href={signInUrl(`/community/thread/${threadId}`)} className={buttonVariants()}>
        Sign in
      </a>
    </div>
  );
}
