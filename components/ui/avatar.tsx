"use client";

import { useState } from "react";
import { cn } from "./cn";

type AvatarProps = { src?: string | null; initials: string; className?: string };

/** The person's name always stands beside it, so the picture is silent; a picture that fails shows the initials. */
export function Avatar({ src, initials, className }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  // A picture may have failed before React began to listen.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(image.getAttribute("src"));
  };
  return (
    <span
      aria-hidden="true"
      className={cn(
        "relative inline-grid size-9 shrink-0 select-none place-items-center overflow-hidden rounded-full bg-primary-soft font-semibold text-compact text-primary",
        className,
      )}
    >
      {initials}
      {src && failed !== src && (
        // biome-ignore lint/performance/noImgElement: uploads are small and already sized on the server
        <img
          ref={check}
          src={src}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
