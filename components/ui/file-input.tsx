"use client";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Input } from "./input";
import { useFileDrop } from "./use-file-drop";

type FileInputProps = Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid" | "disabled"> & {
  /** As in the `accept` of a file field; pictures unless said. */
  accept?: string;
  onChoose(file: File): void;
};

/** A field for one file, which also accepts a dropped one. */
export function FileInput({ onChoose, accept = "image/*", disabled = false, ...wiring }: FileInputProps) {
  const { area, input, isDragActive } = useFileDrop({ disabled, accept, onChoose });
  return (
    <div
      {...area}
      className={cn("rounded-md", isDragActive && "outline-2 outline-ring outline-dashed outline-offset-2")}
    >
      <Input
        {...wiring}
        {...input}
        className="h-auto! cursor-pointer border-dashed bg-card! px-2 py-2 file:mr-3 file:cursor-pointer file:rounded-md file:border file:border-input file:bg-muted file:px-3 file:py-1.5 file:font-medium file:text-sm pointer-coarse:file:py-2.5"
        onClick={(event) => {
          // Choosing the same file again, after correcting it, must also fire a change event.
          event.currentTarget.value = "";
          input.onClick?.(event);
        }}
      />
    </div>
  );
}
