"use client";
import { Button } from "@/components/ui/button";
import type { ManagedQuestion } from "@/lib/questions/contract/managing";
import { useSetQuestionState } from "@/lib/questions/hooks/managing";

type SetStateProps = { question: Pick<ManagedQuestion, "id" | "state" | "version">; small?: boolean };

/** Withdraws a question from practice at once, or makes it live again. */
export function SetState({ question: { id, state, version }, small = false }: SetStateProps) {
  const { mutate, isPending } = useSetQuestionState();
  const isLive = state === "live";
  return (
    <Button
      variant={isLive ? "destructive" : "default"}
      size={small ? "sm" : "default"}
      disabled={isPending}
      onClick={() => mutate({ params: { id }, body: { state: isLive ? "withdrawn" : "live", version } })}
    >
      {isLive ? "Withdraw" : "Make live"}
    </Button>
  );
}
