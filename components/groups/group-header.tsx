import { CalendarPlus, UsersRound } from "lucide-react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import type { Group } from "@/lib/groups/contract/groups";
import type { Membership } from "@/lib/groups/contract/members";
import { membersInWords } from "@/lib/groups/rules";
import { CreatedOn } from "./created-on";
import { GroupDescription } from "./group-description";
import { JoinButton } from "./join-button";
import { LeaveGroup } from "./leave-group";
import { ManageGroup } from "./manage-group";
import { ModerateGroup } from "./moderate-group";
import { PrivateBadge } from "./private-badge";
import { useCachedUser } from "./use-cached-user";

type GroupHeaderProps = { group: Group; membership: Membership | null; invite: string | undefined };

export function GroupHeader({ group, membership, invite }: GroupHeaderProps) {
  const { id, name, description, isPrivate, createdAt, memberCount } = group;
  const moderates = useCachedUser()?.isAdmin && !membership?.isAdmin;
  return (
    <header className="mb-5">
      <BreadcrumbTrail steps={[{ href: "/community?tab=groups", label: "Community" }]} here={name} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 max-w-[72ch] flex-1 basis-80">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 dir="auto" className="heading wrap-anywhere text-2xl">
              {name}
            </h1>
            {isPrivate && <PrivateBadge />}
          </div>
          <GroupDescription text={description} />
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-muted-foreground text-sm [&_svg]:size-4">
            <span className="flex items-center gap-1.5">
              <UsersRound aria-hidden="true" />
              {membersInWords(memberCount)}
            </span>
            <span className="flex items-center gap-1.5">
              <CalendarPlus aria-hidden="true" />
              <CreatedOn createdAt={createdAt} />
            </span>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {membership?.isAdmin && <ManageGroup group={group} />}
          {moderates && <ModerateGroup group={group} />}
          {membership ? <LeaveGroup group={group} /> : <JoinButton id={id} invite={invite} />}
        </div>
      </div>
    </header>
  );
}
