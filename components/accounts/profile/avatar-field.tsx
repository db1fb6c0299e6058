"use client";
import { useState } from "react";
import { UserAvatar } from "@/components/shell/user-avatar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { lazyPart } from "@/components/ui/lazy-part";
import { useFileDrop } from "@/components/ui/use-file-drop";
import type { Profile } from "@/lib/accounts/contract/profile";
import { useRemoveAvatar } from "@/lib/accounts/hooks/profile";
import { toast } from "@/lib/platform/toast";

const AvatarDialog = lazyPart(() => import("./avatar-dialog").then((part) => part.AvatarDialog));

export function AvatarField({ profile }: { profile: Profile }) {
  const [file, setFile] = useState<File | null>(null);
  const remove = useRemoveAvatar();

  function choose(chosen: File) {
    if (/^image\/(jpeg|png|webp|gif)$/.test(chosen.type)) setFile(chosen);
    else
      toast({
        variant: "destructive",
        title: "Failed to upload profile picture",
        description: "Please choose a JPEG, PNG, WebP or GIF picture.",
      });
  }

  const { area, input, open, isDragActive } = useFileDrop({ onChoose: choose });

  return (
    <div
      {...area}
      className={cn(
        "flex flex-wrap items-center gap-4 rounded-lg sm:gap-5",
        isDragActive && "outline-2 outline-ring outline-dashed outline-offset-8",
      )}
    >
      <UserAvatar src={profile.avatarUrl} name={profile.name} className="size-24 text-2xl" />
      <div className="space-y-2">
        <input {...input} aria-label="Choose a profile picture" tabIndex={-1} className="sr-only" />
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={open}>
            {profile.avatarUrl ? "Change picture" : "Upload picture"}
          </Button>
          {profile.avatarUrl && (
            <Button variant="ghost" size="sm" disabled={remove.isPending} onClick={() => remove.mutate({})}>
              Remove
            </Button>
          )}
        </div>
        <p className="text-compact text-muted-foreground">
          JPEG, PNG, WebP or GIF. Other students see it. You can drop one here.
        </p>
      </div>
      {file && <AvatarDialog file={file} onClose={() => setFile(null)} />}
    </div>
  );
}
