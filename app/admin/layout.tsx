import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Providers } from "@/app/providers";
import { AdminShell } from "@/components/admin/shell/admin-shell";
import { getUser } from "@/lib/accounts/contract";
import { currentUserOf } from "@/lib/accounts/reads";
import { getAttention } from "@/lib/admin/contract/overview";
import * as admin from "@/lib/admin/reads";
import { known, Prefetched } from "@/lib/platform/prefetch";
import { whoever } from "@/lib/platform/session";

export const metadata: Metadata = { title: { default: "Admin", template: "%s · Admin · Pacioli" } };

/** Around every admin page. Each page asks by itself whether its reader is an admin; nothing is read here before. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const viewer = await whoever();
  if (!viewer?.isAdmin) return <Providers>{children}</Providers>;
  return (
    <Providers>
      <Prefetched parts={[known(getUser, {}, currentUserOf(viewer)), known(getAttention, {}, admin.getAttention())]}>
        <AdminShell>{children}</AdminShell>
      </Prefetched>
    </Providers>
  );
}
