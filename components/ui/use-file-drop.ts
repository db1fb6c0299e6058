"use client";
import { useDropzone } from "@uploadthing/react";
import type { MouseEvent } from "react";
import { toast } from "@/lib/platform/browser/toast";

type FileDropOptions = {
  disabled?: boolean;
  /** As in the `accept` of a file field; pictures unless said. */
  accept?: string;
  onChoose(file: File): void;
};

/**
 * One file, chosen or dropped: spread `area` on the drop zone, `input` on the file field, and call `open` from a
 * button.
 */
export function useFileDrop({ disabled = false, accept = "image/*", onChoose }: FileDropOptions) {
  const onDrop = ([file]: File[]) => {
    if (file) onChoose(file);
    else toast({ variant: "destructive", title: "One file at a time", description: "Please drop a single file." });
  };
  const { getRootProps, getInputProps, isDragActive } = useDropzone({ multiple: false, disabled, onDrop });
  // The drop zone is not a button: the field and the buttons inside it handle focus and keys.
  const { onClick, onKeyDown: _keys, tabIndex: _stop, role: _role, ...area } = getRootProps();
  const { style: _hidden, tabIndex: _skipped, ...input } = getInputProps();
  const open = (event: MouseEvent) => onClick?.(event as MouseEvent<HTMLDivElement>);
  return { area, input: { ...input, disabled, accept }, open, isDragActive };
}
