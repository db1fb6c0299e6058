import type { ReactNode } from "react";
import { Providers } from "@/app/providers";
import { Shell } from "@/components/shell/shell";
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
        <Shell signedIn={false}>{children}</Shell>
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
        <Shell signedIn>{children}</Shell>
      </Prefetched>
    </Providers>
  );
}
