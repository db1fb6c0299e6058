"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { FileInput } from "@/components/ui/file-input";
import { Input } from "@/components/ui/input";
import { useChosenFile } from "@/components/ui/use-chosen-file";
import { courseForm, type ManagedCourse } from "@/lib/courses/contract/managing";
import {
  useCreateCourse,
  useManagedCourses,
  useUpdateCourse,
  useUploadCourseImage,
} from "@/lib/courses/hooks/managing";
import { isImageUrl } from "@/lib/courses/rules";
import { ContentForm } from "./content-form";
import { useContentForm } from "./use-content-form";

type Typed = { title: string; description: string; imageUrl?: string | undefined };

export function CourseDialog({ id, onClose }: { id: number | undefined; onClose(): void }) {
  const { data: courses } = useManagedCourses();
  const [create, update] = [useCreateCourse(), useUpdateCourse()];
  const upload = useUploadCourseImage();
  const content = useContentForm<Typed, ManagedCourse>({
    resolver: zodResolver(courseForm),
    latest: courses?.find((course) => course.id === id),
    typedOf: (row) => ({
      title: row?.title ?? "",
      description: row?.description ?? "",
      imageUrl: row?.imageUrl ?? "",
    }),
    pending: create.isPending || update.isPending || upload.isPending,
    create: (body, after) => create.mutate({ body: { ...body, published: false } }, after),
    update: (row, typed, after) =>
      update.mutate({ params: { id: row.id }, body: { ...typed, version: row.version } }, after),
    onClose,
  });
  return (
    <ContentForm noun="Course" content={content} restOf={({ imageUrl }) => ({ Picture: imageUrl })} onClose={onClose}>
      <ImageField upload={upload} />
    </ContentForm>
  );
}

/** A URL or an uploaded file. A file is uploaded as soon as it is chosen and previewed from this computer meanwhile. */
function ImageField({ upload }: { upload: ReturnType<typeof useUploadCourseImage> }) {
  const { register, watch, setValue, formState } = useFormContext<{ imageUrl: string }>();
  const url = watch("imageUrl") ?? "";
  const onUploaded = (stored: string) => setValue("imageUrl", stored, { shouldDirty: true, shouldValidate: true });
  const { preview, choose } = useChosenFile();
  const shown = preview ?? (isImageUrl(url) ? url : undefined);
  const send = (file: File) => {
    if (upload.isPending) return;
    choose(file);
    upload.mutate({ file }, { onSuccess: ({ imageUrl }) => onUploaded(imageUrl), onSettled: () => choose(null) });
  };
  return (
    <div className="space-y-3">
      <Field
        label="Image URL (optional)"
        error={formState.errors.imageUrl?.message}
        hint="An https address. Left empty, the default picture is used."
      >
        {(wiring) => <Input type="url" autoComplete="off" spellCheck={false} {...wiring} {...register("imageUrl")} />}
      </Field>
      <Field label="Or upload a picture" hint="JPEG, PNG, WebP or GIF, at most 4 MB. You can drop it here.">
        {(wiring) => <FileInput {...wiring} disabled={upload.isPending} onChoose={send} />}
      </Field>
      {shown && (
        // biome-ignore lint/performance/noImgElement: a file of this computer, or any https address
        <img
          src={shown}
          alt="Preview"
          className="aspect-video w-full max-w-60 rounded-md border bg-muted object-cover"
        />
      )}
      {upload.isPending && (
        <p role="status" className="text-muted-foreground text-sm">
          Uploading...
        </p>
      )}
    </div>
  );
}
