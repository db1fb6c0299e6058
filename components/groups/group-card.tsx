import Link from "next/link";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import type { Group } from "@/lib/groups/contract/groups";
import { membersInWords } from "@/lib/groups/rules";
import { CreatedOn } from "./created-on";
import { DeclineButton } from "./decline-button";
import { PrivateBadge } from "./private-badge";

type GroupCardProps = { group: Group; joined?: boolean; invited?: boolean; unread?: number };

export function GroupCard({ group, joined = false, invited = false, unread = 0 }: GroupCardProps) {
  const { id, name, description, isPrivate, memberCount, createdAt } = group;
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col p-4 md:p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 dir="auto" className="heading wrap-anywhere line-clamp-2 min-w-0 text-base leading-snug">
            {name}
          </h3>
          {isPrivate && <PrivateBadge />}
        </div>
        <p dir="auto" className="wrap-anywhere mt-1.5 line-clamp-2 text-muted-foreground text-sm">
          {description}
        </p>
        <p className="mt-3 flex flex-wrap gap-x-3 text-muted-foreground text-xs">
          <span>{membersInWords(memberCount)}</span>
          <CreatedOn createdAt={createdAt} />
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2.5 pt-4">
          <Link
            href={`/community/group/${id}`}
            aria-label={`${joined ? "View Group" : "Join Group"}: ${name}`}
            className={buttonVariants({ variant: joined ? "outline" : "secondary", size: "sm" })}
          >
            {joined ? "View Group" : "Join Group"}
          </Link>
          {unread > 0 && <Badge>{unread > 99 ? "99+" : unread} unread</Badge>}
          {invited && <DeclineButton id={id} name={name} />}
        </div>
      </Card>
    </li>
  );
}
