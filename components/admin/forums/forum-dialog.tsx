"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { type Forum, type ForumForm, forumForm } from "@/lib/forums/contract/forums";
import { useCreateForum, useEditForum } from "@/lib/forums/hooks/managing";
import { ConflictNotice } from "../courses/conflict-notice";
import { FormDialog } from "../courses/form-dialog";
import { markRefused } from "../courses/refused-fields";
import { useEditConflict } from "../courses/use-edit-conflict";
import { ForumFields } from "./forum-fields";

const MOST_ORDER = 10_000;

const typedOf = ({ name, description, slug, courseId, order, isActive }: Forum) => ({
  name,
  description,
  slug,
  courseId,
  order,
  isActive,
});

const blank = (count: number): ReturnType<typeof typedOf> => ({
  name: "",
  description: "",
  slug: "",
  courseId: null,
  order: Math.min(count, MOST_ORDER),
  isActive: true,
});

type ForumDialogProps = { id: number | undefined; forums: Forum[]; onClose(): void };

export function ForumDialog({ id, forums, onClose }: ForumDialogProps) {
  const { base, theirs, onError, acceptTheirs } = useEditConflict(forums.find((forum) => forum.id === id));
  const [create, edit] = [useCreateForum(), useEditForum()];
  const pending = create.isPending || edit.isPending;
  const form = useForm({
    resolver: zodResolver(forumForm),
    defaultValues: base ? typedOf(base) : blank(forums.length),
  });

  const save = (body: ForumForm) => {
    if (pending) return;
    const after = {
      onSuccess: onClose,
      onError: (error: unknown) => {
        onError(error);
        markRefused(form, error);
      },
    };
    if (base) edit.mutate({ params: { id: base.id }, body: { ...body, version: base.version } }, after);
    else create.mutate({ body }, after);
  };

  return (
    <FormDialog
      title={base ? "Edit Forum" : "Create Forum"}
      submit={base ? "Save Changes" : "Create Forum"}
      pending={pending}
      dirty={form.formState.isDirty}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      {theirs && (
        <ConflictNotice
          fields={conflictOf(theirs)}
          onKeep={acceptTheirs}
          onTake={() => {
            acceptTheirs();
            form.reset(typedOf(theirs));
          }}
        />
      )}
      <ForumFields form={form} course={base && { id: base.courseId, title: base.courseTitle }} />
    </FormDialog>
  );
}

const conflictOf = ({ name, description, slug, courseTitle, order, isActive }: Forum) => ({
  Name: name,
  Description: description || "none",
  Slug: slug,
  Course: courseTitle ?? "none",
  Order: order,
  Active: isActive ? "yes" : "no",
});
