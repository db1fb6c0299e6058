"use client";
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { useUploadAvatar } from "@/lib/accounts/hooks/profile";
import { toast } from "@/lib/platform/browser/toast";
import { sentenceOf } from "@/lib/platform/query/call";
import { type Crop, MAX_ZOOM, type Size, shownSize, squareOf, UNTOUCHED, withinPicture } from "./crop";

type AvatarDialogProps = { file: File; onClose(): void };

/** Previews the chosen picture before anything is sent. */
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
          <Icon name="zoom-in" className="size-4 shrink-0" />
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

// Twice the size that the server stores, so that the result stays sharp after resizing.
const SENT_SIDE = 512;

/**
 * Draws the chosen square at a small size, so that it uploads quickly; the rest of the photo never leaves the computer.
 */
async function cutSquare(picture: HTMLImageElement, crop: Crop, window: number): Promise<File> {
  const { x, y, side } = squareOf(crop, { width: picture.naturalWidth, height: picture.naturalHeight }, window);
  const canvas = document.createElement("canvas");
  canvas.width = SENT_SIDE;
  canvas.height = SENT_SIDE;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser cannot cut pictures.");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, x, y, side, side, 0, 0, SENT_SIDE, SENT_SIDE);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!blob) throw new Error("This browser cannot cut pictures.");
  return new File([blob], "avatar.png", { type: blob.type });
}

const WINDOW = 256;
const STEP = 8;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type CropWindowProps = {
  source: string;
  crop: Crop;
  picture: RefObject<HTMLImageElement | null>;
  onCrop(crop: Crop): void;
  onBroken(): void;
};

/** The picture under a round window; drag it with a pointer or move it with the arrow keys. */
function CropWindow({ source, crop, picture, onCrop, onBroken }: CropWindowProps) {
  const [size, setSize] = useState<Size | null>(null);
  const from = useRef<{ x: number; y: number } | null>(null);
  const move = (x: number, y: number) =>
    size && onCrop(withinPicture({ ...crop, x: crop.x + x, y: crop.y + y }, size, WINDOW));

  function drag(event: PointerEvent) {
    if (!from.current) return;
    move(event.clientX - from.current.x, event.clientY - from.current.y);
    from.current = { x: event.clientX, y: event.clientY };
  }

  function press(event: KeyboardEvent) {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  }

  const bounded = size && withinPicture(crop, size, WINDOW);
  const shown = bounded && shownSize(size, WINDOW, bounded.zoom);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no element for moving a picture in two directions
    <div
      role="group"
      aria-label="Your picture. Drag it, or move it with the arrow keys"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys work here
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        from.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        from.current = null;
      }}
      onPointerCancel={() => {
        from.current = null;
      }}
      className="relative mx-auto size-64 cursor-grab touch-none overflow-hidden rounded-full border-2 border-primary bg-muted active:cursor-grabbing"
    >
      {/* biome-ignore lint/performance/noImgElement: a file of this computer */}
      <img
        ref={picture}
        src={source}
        alt=""
        draggable={false}
        onError={onBroken}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
        className="absolute top-1/2 left-1/2 max-w-none select-none"
        style={
          shown && bounded
            ? { ...shown, transform: `translate(calc(-50% + ${bounded.x}px), calc(-50% + ${bounded.y}px))` }
            : { visibility: "hidden" }
        }
      />
    </div>
  );
}
