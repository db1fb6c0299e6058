import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Providers } from "@/app/providers";
import { AdminShell } from "@/components/admin/shell/admin-shell";
import { getUser } from "@/lib/accounts/contract";
import { currentUserOf } from "@/lib/accounts/reads";
import { getAttention } from "@/lib/admin/contract/overview";
import * as admin from "@/lib/admin/reads";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { currentViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: { default: "Admin", template: "%s · Admin · Pacioli" } };

/** The frame around every admin page. Each page checks by itself that its viewer is an admin; nothing is read here. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const viewer = await currentViewer();
  if (!viewer?.isAdmin) return <Providers>{children}</Providers>;
  return (
    <Providers>
      <Hydrate
        queries={[prefetched(getUser, {}, currentUserOf(viewer)), prefetched(getAttention, {}, admin.getAttention())]}
      >
        <AdminShell>{children}</AdminShell>
      </Hydrate>
    </Providers>
  );
}
