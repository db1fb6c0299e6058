"use client";
import { useRouter } from "next/navigation";
import type { FormEvent } from "react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { PageHeading } from "@/components/shell/page-heading";
import { Button } from "@/components/ui/button";
import { useCreateGroup } from "@/lib/groups/hooks/groups";
import { GroupFields } from "./group-fields";
import { GroupPreview } from "./group-preview";
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
  // Back to where one came from; opened on its own, there is only the list to go to.
  const cancel = () => (window.history.length > 1 ? router.back() : router.push("/community?tab=groups"));
  const waiting = create.isPending || create.isSuccess;

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
    </>
  );
}
