"use client";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { PageHeading } from "@/components/shell/page-heading";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { useLeaveWarning } from "@/components/ui/use-leave-warning";
import type { NewGroup } from "@/lib/groups/contract/groups";
import { useCreateGroup } from "@/lib/groups/hooks/groups";
import { GroupFields } from "./group-fields";
import { PrivateBadge } from "./private-badge";
import { useGroupForm } from "./use-group-form";

export function NewGroupScreen() {
  const router = useRouter();
  const form = useGroupForm({ name: "", description: "", isPrivate: false });
  const create = useCreateGroup();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = create.isPending || create.isSuccess ? null : form.checked();
    if (body) create.mutate({ body }, { onError: form.refused });
  };
  const waiting = create.isPending || create.isSuccess;
  const { question, leaveFor } = useLeaveWarning(form.isDirty && !waiting);
  // Returns to the previous page; if the page was opened directly, to the list of groups.
  const cancel = () =>
    leaveFor(() => (window.history.length > 1 ? router.back() : router.push("/community?tab=groups")));

  return (
    <>
      <BreadcrumbTrail steps={[{ href: "/community?tab=groups", label: "Community" }]} here="New group" />
      <PageHeading
        title="Create Study Group"
        description="A place to talk with the people you study with. You will be its admin."
      />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <form noValidate onSubmit={submit} className="max-w-xl space-y-5">
          <GroupFields form={form} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="outline" onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" aria-disabled={waiting}>
              {waiting ? "Creating..." : "Create Group"}
            </Button>
          </div>
        </form>
        <GroupPreview group={form.values} />
      </div>
      {question}
    </>
  );
}

/** A preview of the group while the form is filled in. */
function GroupPreview({ group: { name, description, isPrivate } }: { group: NewGroup }) {
  return (
    <aside aria-label="Preview" className="space-y-3">
      <p className="font-medium text-muted-foreground text-xs">Preview</p>
      <Card className="p-4 md:p-5">
        <div className="flex items-start justify-between gap-3">
          <p dir="auto" className="heading wrap-anywhere min-w-0 text-base leading-snug">
            {name.trim() || "Group name"}
          </p>
          {isPrivate && <PrivateBadge />}
        </div>
        <p dir="auto" className="wrap-anywhere mt-1.5 line-clamp-4 text-muted-foreground text-sm">
          {description.trim() || "What this group is for."}
        </p>
        <ul className="mt-4 space-y-1.5 border-t pt-3 text-sm">
          <Seen by="In the list of groups" yes={!isPrivate} />
          <Seen by="Open to everyone who signs in" yes={!isPrivate} />
          <Seen by="Open to people you invite" yes />
          <Seen by="Chat for members only" yes />
        </ul>
      </Card>
    </aside>
  );
}

function Seen({ by, yes }: { by: string; yes: boolean }) {
  return (
    <li className="flex items-center gap-2">
      <Icon name={yes ? "check" : "x"} className={yes ? "size-4 text-primary" : "size-4 text-muted-foreground"} />
      <span className={yes ? undefined : "text-muted-foreground line-through"}>{by}</span>
      {!yes && <span className="sr-only">: no</span>}
    </li>
  );
}
