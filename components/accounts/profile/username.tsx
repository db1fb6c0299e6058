"use client";
import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/lib/platform/toast";

/** Made by us and public, so it is shown but never changed. */
export function Username({ username }: { username: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(username);
      setCopied(true);
    } catch {
      toast({ variant: "destructive", title: "Not copied", description: "This browser does not let pages copy." });
    }
  }

  return (
    <Field label="Username" hint="This is the name other students see. It cannot be changed.">
      {(wiring) => (
        <div className="flex gap-2">
          <Input {...wiring} value={username} readOnly />
          <Button variant="outline" size="icon" aria-label="Copy username" onClick={copy}>
            {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          </Button>
          <span role="status" className="sr-only">
            {copied && "Username copied"}
          </span>
        </div>
      )}
    </Field>
  );
}
