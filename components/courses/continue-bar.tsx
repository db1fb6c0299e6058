import { Button } from "@/components/ui/button";

/** On a phone the way on stays under the thumb, above the bar of the shell. */
export function ContinueBar({ onContinue }: { onContinue(): void }) {
  return (
    <div className="pointer-events-none sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-6 px-4 py-3 md:hidden">
      <Button size="lg" onClick={onContinue} className="pointer-events-auto w-full shadow-pop">
        Continue Learning
      </Button>
    </div>
  );
}
