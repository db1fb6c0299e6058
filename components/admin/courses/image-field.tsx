"use client";
import { useFormContext } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { FileInput } from "@/components/ui/file-input";
import { Input } from "@/components/ui/input";
import { useChosenFile } from "@/components/ui/use-chosen-file";
import type { useUploadCourseImage } from "@/lib/accounts/hooks/profile";
import { isImageUrl } from "@/lib/courses/rules";

/** By address, or a file of one's own: sent as soon as it is chosen, and shown from this computer meanwhile. */
export function ImageField({ upload }: { upload: ReturnType<typeof useUploadCourseImage> }) {
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
