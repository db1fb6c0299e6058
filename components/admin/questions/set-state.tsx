"use client";
import { Button } from "@/components/ui/button";
import type { ManagedQuestion } from "@/lib/questions/contract/managing";
import { useSetQuestionState } from "@/lib/questions/hooks/managing";

type SetStateProps = { question: Pick<ManagedQuestion, "id" | "state" | "version">; small?: boolean };

/** Takes a question out of practice at once, or puts it back. */
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
