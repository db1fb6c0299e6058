import { UserAvatar } from "@/components/shell/user-avatar";
import { cn } from "@/components/ui/cn";
import type { Message } from "@/lib/groups/contract/messages";
import { MessageBubble } from "./message-bubble";
import { Time } from "./time";

type MessageRunProps = { groupId: number; messages: Message[]; timeZone: string };

/** What one person said in one go, under one name. */
export function MessageRun({ groupId, messages, timeZone }: MessageRunProps) {
  const [first] = messages;
  if (!first) return null;
  const { username, avatarUrl, isOwn, createdAt } = first;
  return (
    <div className={cn("flex gap-2.5", isOwn && "flex-row-reverse")}>
      {!isOwn && <UserAvatar src={avatarUrl} name={username} className="mt-0.5 size-8" />}
      <div className={cn("flex min-w-0 max-w-[85%] flex-1 flex-col gap-1", isOwn && "items-end")}>
        <p className="flex min-w-0 max-w-full items-baseline gap-2 px-1 text-xs">
          <span className="truncate font-medium">{isOwn ? "You" : username}</span>
          <Time createdAt={createdAt} timeZone={timeZone} className="shrink-0 text-muted-foreground" />
        </p>
        {messages.map((message) => (
          <MessageBubble key={message.id} groupId={groupId} message={message} timeZone={timeZone} />
        ))}
      </div>
    </div>
  );
}
