"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { useUploadCourseImage } from "@/lib/accounts/hooks/profile";
import { courseForm } from "@/lib/admin/contract/courses";
import { useManagedCourses } from "@/lib/admin/hooks";
import { useCreateCourse, useUpdateCourse } from "@/lib/admin/hooks/content";
import { ConflictNotice } from "./conflict-notice";
import { FormDialog } from "./form-dialog";
import { ImageField } from "./image-field";
import { markRefused } from "./refused-fields";
import { useEdited } from "./use-edited";
import { WordsFields } from "./words-fields";

type Typed = { title: string; description: string; imageUrl?: string | undefined };
const wordsOf = ({ title, description, imageUrl }: Typed): Typed => ({ title, description, imageUrl });

export function CourseDialog({ id, onClose }: { id: number | undefined; onClose(): void }) {
  const { data: courses } = useManagedCourses();
  const { base, theirs, heard, settle } = useEdited(courses?.find((course) => course.id === id));
  const [create, update] = [useCreateCourse(), useUpdateCourse()];
  const upload = useUploadCourseImage();
  const pending = create.isPending || update.isPending || upload.isPending;
  const form = useForm<Typed>({
    resolver: zodResolver(courseForm),
    defaultValues: base ? wordsOf(base) : { title: "", description: "", imageUrl: "" },
  });
  const { errors, isDirty } = form.formState;

  const save = (body: Typed) => {
    if (pending) return;
    const after = {
      onSuccess: onClose,
      onError: (error: unknown) => {
        heard(error);
        markRefused(form, error);
      },
    };
    if (base) update.mutate({ params: { id: base.id }, body: { ...body, version: base.version } }, after);
    else create.mutate({ body }, after);
  };

  return (
    <FormDialog
      title={base ? "Edit Course" : "Create Course"}
      submit={base ? "Save Changes" : "Create Course"}
      pending={pending}
      dirty={isDirty}
      onSubmit={form.handleSubmit(save)}
      onClose={onClose}
    >
      {theirs && (
        <ConflictNotice
          fields={{ Title: theirs.title, Description: theirs.description, Picture: theirs.imageUrl }}
          onKeep={settle}
          onTake={() => {
            settle();
            form.reset(wordsOf(theirs));
          }}
        />
      )}
      <WordsFields
        title={{ field: form.register("title"), error: errors.title?.message }}
        description={{ field: form.register("description"), error: errors.description?.message }}
      />
      <ImageField
        url={form.watch("imageUrl") ?? ""}
        field={form.register("imageUrl")}
        error={errors.imageUrl?.message}
        upload={upload}
        onUploaded={(url) => form.setValue("imageUrl", url, { shouldDirty: true, shouldValidate: true })}
      />
    </FormDialog>
  );
}
