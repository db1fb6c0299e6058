import { Plus, UsersRound } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useId } from "react";
import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import type { GroupItem, MyGroup } from "@/lib/groups/contract/groups";
import { GroupCard } from "./group-card";

export function GroupLists({ myGroups, others }: { myGroups: MyGroup[]; others: GroupItem[] }) {
  const invitations = others.filter(({ invited }) => invited);
  if (myGroups.length + others.length === 0)
    return (
      <EmptyState
        icon={UsersRound}
        title="No study groups available"
        description="Start the first one: a name, a sentence on what you study, and a link for your friends."
        action={<CreateLink />}
      />
    );
  return (
    <div className="space-y-8">
      <Section title="Your Study Groups" action={<CreateLink />} none="You are in no study group yet.">
        {myGroups.map((group) => (
          <GroupCard key={group.id} group={group} joined unread={group.unreadCount} />
        ))}
      </Section>
      {invitations.length > 0 && (
        <Section title="Invitations" none="">
          {invitations.map((group) => (
            <GroupCard key={group.id} group={group} invited />
          ))}
        </Section>
      )}
      <Section title="Public Study Groups" none="There is no public group that you could join.">
        {others
          .filter(({ invited }) => !invited)
          .map((group) => (
            <GroupCard key={group.id} group={group} />
          ))}
      </Section>
    </div>
  );
}

function CreateLink() {
  return (
    <Link href="/community/groups/new" className={buttonVariants()}>
      <Plus aria-hidden="true" />
      Create Study Group
    </Link>
  );
}

type SectionProps = { title: string; none: string; action?: ReactNode; children: ReactNode[] };

function Section({ title, none, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="heading text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children.length > 0 ? (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">{children}</ul>
      ) : (
        <p className="rounded-lg border border-dashed px-4 py-6 text-center text-muted-foreground text-sm">{none}</p>
      )}
    </section>
  );
}
