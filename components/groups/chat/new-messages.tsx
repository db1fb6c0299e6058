import { ArrowDown } from "lucide-react";
import { Button } from "@/components/ui/button";
import { newInWords } from "@/lib/groups/rules";

export function NewMessages({ count, onPress }: { count: number; onPress(): void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      <Button
        size="sm"
        variant={count > 0 ? "default" : "outline"}
        onClick={onPress}
        className="pointer-events-auto rounded-full shadow-pop"
      >
        <ArrowDown aria-hidden="true" />
        {count > 0 ? newInWords(count) : "Newest messages"}
      </Button>
    </div>
  );
}
