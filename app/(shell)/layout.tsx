import type { Metadata } from "next";
import type { ReactNode } from "react";
import * as z from "zod/mini";
import { Providers } from "@/app/providers";
import { Shell } from "@/components/shell/shell";
import { getUser } from "@/lib/accounts/contract";
import { currentUserOf } from "@/lib/accounts/reads";
import { countUnread } from "@/lib/notifications/contract";
import * as notifications from "@/lib/notifications/reads";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { currentViewer } from "@/lib/platform/server/session";
import { getProgress, listMyCourses, myCourse } from "@/lib/progress/contract";
import * as progress from "@/lib/progress/reads";

/** What a link to the page shows elsewhere is for strangers; people who are signed in are spared those lines. */
export async function generateMetadata(): Promise<Metadata> {
  return (await currentViewer()) ? { description: "Your studies at Pacioli", openGraph: null, twitter: null } : {};
}

/** The frame around every page, for users and visitors. Each page checks by itself whether it needs a session. */
export default async function ShellLayout({ children }: { children: ReactNode }) {
  const viewer = await currentViewer();
  if (!viewer)
    return (
      <Providers>
        <Shell signedIn={false}>{children}</Shell>
      </Providers>
    );
  return (
    <Providers>
      <Hydrate
        queries={[
          prefetched(countUnread, {}, notifications.countUnreadOf(viewer)),
          prefetched(getUser, {}, currentUserOf(viewer)),
          prefetched(listMyCourses, {}, progress.myCoursesOf(viewer), z.array(myCourse)),
          prefetched(getProgress, {}, progress.getProgress(viewer)),
        ]}
      >
        <Shell signedIn>{children}</Shell>
      </Hydrate>
    </Providers>
  );
}
