import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { cache } from "react";
import * as z from "zod/mini";
import { GroupScreen } from "@/components/groups/group-screen";
import { getGroup as groupContract } from "@/lib/groups/contract/groups";
import { getInvitation } from "@/lib/groups/contract/invitations";
import { getMembership } from "@/lib/groups/contract/members";
import * as messages from "@/lib/groups/contract/messages";
import { getGroup } from "@/lib/groups/reads/groups";
import { findOwnInvitation } from "@/lib/groups/reads/invitations";
import { findMembership } from "@/lib/groups/reads/members";
import { listMessages } from "@/lib/groups/reads/messages";
import { Problem } from "@/lib/platform/contract/problem";
import { idParams, MAX_INT4 } from "@/lib/platform/contract/shapes";
import { hashOf } from "@/lib/platform/process/secrets";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { currentViewer, sessionIn } from "@/lib/platform/server/session";

type Props = PageProps<"/community/group/[id]">;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { group } = await load((await params).id, inviteIn(await searchParams));
  const { id, name, description, isPrivate } = group;
  if (isPrivate) return { title: name, robots: { index: false }, referrer: "same-origin" };
  return { title: name, description, alternates: { canonical: `/community/group/${id}` } };
}

export default async function GroupPage({ params, searchParams }: Props) {
  const invite = inviteIn(await searchParams);
  const { viewer, group } = await load((await params).id, invite);
  const { id } = group;
  const membership = viewer && (await findMembership(viewer, id, invite));
  const session = hashOf(sessionIn((await headers()).get("cookie")) ?? "");
  const inside = membership && [
    prefetched(getMembership, { params: { id } }, membership),
    prefetched(
      messages.listMessages,
      { params: { id } },
      listMessages(session, id, {}).then((list) => list ?? []),
    ),
  ];
  const query = invite ? { invite } : {};
  const outside = viewer &&
    !membership && [prefetched(getInvitation, { params: { id }, query }, findOwnInvitation(viewer, id, invite))];
  return (
    <Hydrate queries={[prefetched(groupContract, { params: { id }, query }, group), ...(inside || outside || [])]}>
      <GroupScreen key={id} id={id} invite={invite} />
    </Hydrate>
  );
}

const inviteIn = ({ invite }: Awaited<Props["searchParams"]>): string | undefined =>
  typeof invite === "string" && /^[\w-]{1,100}$/.test(invite) ? invite : undefined;

const load = cache(async (raw: string, invite: string | undefined) => {
  const viewer = await currentViewer();
  const { data } = z.safeParse(idParams(), { id: raw });
  if (!data || data.id > MAX_INT4) notFound();
  try {
    return { viewer, group: await getGroup(viewer, data.id, invite) };
  } catch (thrown) {
    if (thrown instanceof Problem && thrown.code === "not_found") notFound();
    throw thrown;
  }
});
