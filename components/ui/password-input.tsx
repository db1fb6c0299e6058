"use client";
import type { ComponentProps } from "react";
import { cn } from "./cn";
import { Input } from "./input";
import { ShowPassword, useShownPassword } from "./show-password";

/** A password field with a button that shows what is typed. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  const { isShown, toggle } = useShownPassword();
  return (
    <span className={cn("relative block", className)}>
      <Input
        {...props}
        type={isShown ? "text" : "password"}
        spellCheck={false}
        autoCapitalize="none"
        className="pr-12"
      />
      <ShowPassword {...toggle} />
    </span>
  );
}
