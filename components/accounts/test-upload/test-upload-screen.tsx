"use client";
import type { ReactNode } from "react";
import { PageHeading } from "@/components/shell/page-heading";
import { Button } from "@/components/ui/button";
import { Card, CardContent } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { FileInput } from "@/components/ui/file-input";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useChosenFile } from "@/components/ui/use-chosen-file";
import { useTryAvatar } from "@/lib/accounts/hooks/profile";
import { useTryCourseImage } from "@/lib/courses/hooks/managing";

export function TestUploadScreen() {
  const [avatar, course] = [useTryAvatar(), useTryCourseImage()];
  return (
    <div className="max-w-2xl">
      <PageHeading
        title="Test upload"
        description="Sends a picture the way the product does and shows what comes back."
      />
      <Tabs defaultValue="avatar">
        <TabsList aria-label="What to upload">
          <TabsTrigger value="avatar">User avatar</TabsTrigger>
          <TabsTrigger value="course">Course image</TabsTrigger>
        </TabsList>
        <TabsContent value="avatar">
          <UploadTrial
            label="Avatar"
            note="You need to be logged in. The picture becomes your avatar."
            pending={avatar.isPending}
            url={avatar.data?.avatarUrl}
            onUpload={(file) => avatar.mutate({ file })}
          />
        </TabsContent>
        <TabsContent value="course">
          <UploadTrial
            label="Course image"
            note="You need admin rights. A picture that no course uses is removed after a day."
            pending={course.isPending}
            url={course.data?.imageUrl}
            onUpload={(file) => course.mutate({ file })}
          />
        </TabsContent>
      </Tabs>
    </div>
  );
}

type UploadTrialProps = {
  label: string;
  note: ReactNode;
  pending: boolean;
  /** The URL returned by the server. */
  url: string | null | undefined;
  onUpload(file: File): void;
};

/** Choose a picture, preview it, upload it, and see the result. */
function UploadTrial({ label, note, pending, url, onUpload }: UploadTrialProps) {
  const { file, preview, choose } = useChosenFile();
  return (
    <Card>
      <CardContent className="space-y-4 pt-4 md:pt-5">
        <p className="text-muted-foreground text-sm">{note}</p>
        <Field label={label} hint="JPEG, PNG, WebP or GIF, at most 4 MB. You can drop it here.">
          {(wiring) => <FileInput {...wiring} onChoose={choose} />}
        </Field>
        {file && preview && (
          <figure>
            {/* biome-ignore lint/performance/noImgElement: a file of this computer */}
            <img src={preview} alt="Preview of the chosen file" className="max-h-64 max-w-full rounded-md border" />
            <figcaption className="wrap-anywhere mt-1 text-compact text-muted-foreground">
              {file.name}, {inKilobytes(file.size)}
            </figcaption>
          </figure>
        )}
        <Button disabled={!file || pending} onClick={() => file && onUpload(file)}>
          {pending ? "Uploading..." : "Upload"}
        </Button>
        {url && <Returned url={url} />}
      </CardContent>
    </Card>
  );
}

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1024).toLocaleString("en-GB")} kB`;

function Returned({ url }: { url: string }) {
  return (
    <div role="status" className="space-y-2 border-t pt-4">
      <p className="wrap-anywhere text-sm">
        Returned URL:{" "}
        <a href={url} className="text-primary underline underline-offset-4">
          {url}
        </a>
      </p>
      {/* biome-ignore lint/performance/noImgElement: already sized on the server */}
      <img src={url} alt="The stored file" className="max-h-64 max-w-full rounded-md border" />
    </div>
  );
}
