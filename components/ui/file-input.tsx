"use client";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Input } from "./input";
import { useFileDrop } from "./use-file-drop";

type FileInputProps = Pick<ComponentProps<"input">, "id" | "aria-describedby" | "aria-invalid" | "disabled"> & {
  onChoose(file: File): void;
};

/** A field for one picture, which also accepts a dropped file. */
export function FileInput({ onChoose, disabled = false, ...wiring }: FileInputProps) {
  const { area, input, isDragActive } = useFileDrop({ disabled, onChoose });
  return (
    <div
      {...area}
      className={cn("rounded-md", isDragActive && "outline-2 outline-ring outline-dashed outline-offset-2")}
    >
      <Input {...wiring} {...input} className="h-auto! bg-card! py-2" />
    </div>
  );
}
