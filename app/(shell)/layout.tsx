import type { ReactNode } from "react";
import { Providers } from "@/app/providers";
import { SignedInShell } from "@/components/shell/signed-in-shell";
import { VisitorShell } from "@/components/shell/visitor-shell";
import { getUser } from "@/lib/accounts/contract";
import { currentUserOf } from "@/lib/accounts/reads";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { whoever } from "@/lib/platform/session";
import { getProgress, listMyCourses } from "@/lib/progress/contract";
import * as progress from "@/lib/progress/reads";

/** What every page has around it, for a person or a visitor. Each page decides by itself whether it needs a session. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const viewer = await whoever();
  if (!viewer)
    return (
      <Providers>
        <VisitorShell>{children}</VisitorShell>
      </Providers>
    );
  return (
    <Providers>
      <Prefetched
        parts={[
          known(getUser, {}, currentUserOf(viewer)),
          known(listMyCourses, {}, progress.listMyCourses(viewer)),
          known(getProgress, {}, progress.getProgress(viewer)),
        ]}
      >
        <SignedInShell>{children}</SignedInShell>
      </Prefetched>
    </Providers>
  );
}
