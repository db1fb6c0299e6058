"use client";
import { useDropzone } from "@uploadthing/react";
import type { MouseEvent } from "react";
import { toast } from "@/lib/platform/toast";

type FileDropOptions = { disabled?: boolean; onChoose(file: File): void };

/** One picture, chosen or dropped: `area` goes on the place to drop it, `input` on the field within, `open` on a button. */
export function useFileDrop({ disabled = false, onChoose }: FileDropOptions) {
  const onDrop = ([file]: File[]) => {
    if (file) onChoose(file);
    else toast({ variant: "destructive", title: "One picture at a time", description: "Please drop a single file." });
  };
  const { getRootProps, getInputProps, isDragActive } = useDropzone({ multiple: false, disabled, onDrop });
  // The area is no button: the field and the buttons within have the focus and the keys.
  const { onClick, onKeyDown: _keys, tabIndex: _stop, role: _role, ...area } = getRootProps();
  const { style: _hidden, tabIndex: _skipped, ...input } = getInputProps();
  const open = (event: MouseEvent) => onClick?.(event as MouseEvent<HTMLDivElement>);
  return { area, input: { ...input, disabled, accept: "image/*" }, open, isDragActive };
}
