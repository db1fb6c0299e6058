"use client";
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from "react";
import { type Crop, type Size, shownSize, withinPicture } from "./crop";

export const WINDOW = 256;
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

/** The picture under a round window: dragged with a pointer, moved with arrow keys. */
export function CropWindow({ source, crop, picture, onCrop, onBroken }: CropWindowProps) {
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
