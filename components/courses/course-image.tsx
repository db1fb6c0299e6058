"use client";
import { useState } from "react";
import { cn } from "@/components/ui/cn";

const DEFAULT_IMAGE = "/uploads/default-course.jpg";

type CourseImageProps = { src: string; eager?: boolean; className?: string };

/**
 * The alternative text is empty because the title is beside the picture; an image that fails to load is replaced by the
 * default.
 */
export function CourseImage({ src, eager = false, className }: CourseImageProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    // biome-ignore lint/performance/noImgElement: covers are small already, and admins may name any https address
    <img
      // The image may have failed before React attached its handlers.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(src);
      }}
      src={failed === src ? DEFAULT_IMAGE : src}
      onError={() => setFailed(src)}
      alt=""
      width={1280}
      height={720}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      className={cn("aspect-video bg-muted object-cover", className)}
    />
  );
}
