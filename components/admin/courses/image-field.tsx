"use client";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useUploadCourseImage } from "@/lib/accounts/hooks/profile";
import { isImageUrl } from "@/lib/courses/rules";
import { useChosenFile } from "./use-chosen-file";

type ImageFieldProps = {
  url: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
  onUploaded(url: string): void;
};

/** By address, or a file of one's own that is looked at before it is sent. */
export function ImageField({ url, field, error, onUploaded }: ImageFieldProps) {
  const upload = useUploadCourseImage();
  const { file, preview, choose } = useChosenFile();
  const shown = preview ?? (isImageUrl(url) ? url : undefined);
  const send = () =>
    file &&
    !upload.isPending &&
    upload.mutate(
      { file },
      {
        onSuccess: ({ imageUrl }) => {
          choose(null);
          onUploaded(imageUrl);
        },
      },
    );
  return (
    <div className="space-y-3">
      <Field
        label="Image URL (optional)"
        error={error}
        hint="An https address. Left empty, the default picture is used."
      >
        {(wiring) => <Input type="url" autoComplete="off" spellCheck={false} {...wiring} {...field} />}
      </Field>
      <Field label="Or upload a picture" hint="JPEG, PNG, WebP or GIF, at most 4 MB">
        {(wiring) => (
          <Input
            {...wiring}
            type="file"
            accept="image/*"
            className="h-auto! bg-card! py-2"
            onChange={({ target }) => choose(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      {shown && (
        // biome-ignore lint/performance/noImgElement: a file of this computer, or any https address
        <img
          src={shown}
          alt="Preview"
          className="aspect-video w-full max-w-60 rounded-md border bg-muted object-cover"
        />
      )}
      {file && (
        <Button variant="outline" size="sm" aria-disabled={upload.isPending} onClick={send}>
          {upload.isPending ? "Uploading..." : "Upload picture"}
        </Button>
      )}
    </div>
  );
}
