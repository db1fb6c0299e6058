"use client";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useAddComment } from "@/lib/groups/hooks/chat";

type ReplyFormProps = { groupId: number; messageId: number; onDone(): void };

export function ReplyForm({ groupId, messageId, onDone }: ReplyFormProps) {
  const [text, setText] = useState("");
  const add = useAddComment(groupId, messageId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = text.trim();
    if (content && !add.isPending) add.mutate({ params: { id: messageId }, body: { content } }, { onSuccess: onDone });
  };
  return (
    <form onSubmit={submit} className="flex items-center gap-1.5">
      <Input
        aria-label="Your reply"
        placeholder="Your reply"
        dir="auto"
        autoFocus
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => key === "Escape" && onDone()}
        className="h-9"
      />
      <Button type="submit" size="sm" className="h-9" aria-disabled={add.isPending || text.trim() === ""}>
        Reply
      </Button>
      <Button variant="ghost" size="sm" className="h-9 px-2" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
