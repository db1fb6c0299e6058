"use client";
import { type RefObject, useId } from "react";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import { audienceOf } from "@/lib/groups/rules";
import type { GroupForm } from "./use-group-form";

/** Name, description and privacy, with an explanation of who will see the group. */
export function GroupFields({ form, form: { values, errors, change } }: { form: GroupForm }) {
  const id = useId();
  const icon = values.isPrivate ? "lock" : "globe";
  return (
    <>
      <Field label="Group name" error={errors.name}>
        {(wiring) => (
          <Input
            {...wiring}
            ref={form.name as RefObject<HTMLInputElement>}
            dir="auto"
            value={values.name}
            onChange={({ target }) => change({ name: target.value })}
            placeholder="FA evening circle"
          />
        )}
      </Field>
      <Field label="Description" hint="What you study, when you meet, and who is welcome." error={errors.description}>
        {(wiring) => (
          <Textarea
            {...wiring}
            ref={form.description as RefObject<HTMLTextAreaElement>}
            dir="auto"
            className="min-h-24"
            value={values.description}
            onChange={({ target }) => change({ description: target.value })}
          />
        )}
      </Field>
      <div className="rounded-lg border p-4">
        <div className="flex items-start justify-between gap-4">
          <div className="space-y-0.5">
            <Label htmlFor={id}>Private group</Label>
            <p id={`${id}-hint`} className="text-compact text-muted-foreground">
              Private groups do not appear in listings; members must be invited.
            </p>
          </div>
          <Switch
            id={id}
            aria-describedby={`${id}-hint`}
            checked={values.isPrivate}
            onCheckedChange={(isPrivate) => change({ isPrivate })}
          />
        </div>
        <p aria-live="polite" className="mt-3 flex items-start gap-2 border-t pt-3 text-sm">
          <Icon name={icon} className="mt-0.5 size-4 shrink-0 text-primary" />
          {audienceOf(values.isPrivate)}
        </p>
      </div>
    </>
  );
}
