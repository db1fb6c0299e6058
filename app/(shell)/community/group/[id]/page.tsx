import type { Metadata, Viewport } from "next";
import { cache } from "react";
import { GroupScreen } from "@/components/groups/group-screen";
import { getGroup as groupContract } from "@/lib/groups/contract/groups";
import { getInvitation } from "@/lib/groups/contract/invitations";
import { getMembership } from "@/lib/groups/contract/members";
import * as messages from "@/lib/groups/contract/messages";
import { getGroup } from "@/lib/groups/reads/groups";
import { findOwnInvitation } from "@/lib/groups/reads/invitations";
import { findMembership } from "@/lib/groups/reads/members";
import { listMessagesFor } from "@/lib/groups/reads/messages";
import { Hydrate, prefetched } from "@/lib/platform/query/hydrate";
import { orNotFound, pageId } from "@/lib/platform/server/page-params";
import { currentViewer } from "@/lib/platform/server/session";

/** The keyboard of a phone shortens the page, so that the field above it and the newest messages stay in view. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

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
  const inside = membership && [
    prefetched(getMembership, { params: { id } }, membership),
    prefetched(messages.listMessages, { params: { id } }, listMessagesFor(viewer, id)),
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
  return { viewer, group: await orNotFound(getGroup(viewer, pageId(raw), invite)) };
});
