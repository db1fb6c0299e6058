"use client";
import { ZoomIn } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { useUploadAvatar } from "@/lib/accounts/hooks/profile";
import { sentenceOf } from "@/lib/platform/call";
import { toast } from "@/lib/platform/toast";
import { MAX_ZOOM, UNTOUCHED } from "./crop";
import { CropWindow, WINDOW } from "./crop-window";
import { cutSquare } from "./cut-square";

type AvatarDialogProps = { file: File; onClose(): void };

/** Shows the chosen picture as it will look, before anything is sent. */
export function AvatarDialog({ file, onClose }: AvatarDialogProps) {
  const [source, setSource] = useState<string>();
  const [crop, setCrop] = useState(UNTOUCHED);
  const picture = useRef<HTMLImageElement>(null);
  const upload = useUploadAvatar();

  useEffect(() => {
    const address = URL.createObjectURL(file);
    setSource(address);
    return () => URL.revokeObjectURL(address);
  }, [file]);

  function broken() {
    toast({
      variant: "destructive",
      title: "Failed to upload profile picture",
      description: "This picture could not be read.",
    });
    onClose();
  }

  async function save() {
    if (!picture.current) return;
    try {
      upload.mutate({ file: await cutSquare(picture.current, crop, WINDOW) }, { onSuccess: onClose });
    } catch (error) {
      toast({ variant: "destructive", title: "Failed to upload profile picture", description: sentenceOf(error) });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="max-w-sm">
        <DialogHeader>
          <DialogTitle>Your new picture</DialogTitle>
          <DialogDescription>
            Drag it until it fits the circle. Where and when it was taken is not kept.
          </DialogDescription>
        </DialogHeader>
        {source && <CropWindow source={source} crop={crop} picture={picture} onCrop={setCrop} onBroken={broken} />}
        <label className="flex items-center gap-3 text-compact text-muted-foreground">
          <ZoomIn aria-hidden="true" className="size-4 shrink-0" />
          <span className="sr-only">Zoom</span>
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            onChange={({ target }) => setCrop({ ...crop, zoom: Number(target.value) })}
            className="h-6 w-full accent-primary"
          />
        </label>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={save} disabled={upload.isPending}>
            {upload.isPending ? "Saving..." : "Save picture"}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
