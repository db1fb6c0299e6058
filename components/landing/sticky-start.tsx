import { StartLink } from "./start-link";

/** On a phone the button stays at the bottom edge while its parent, which begins after the hero, is in view. */
export function StickyStart() {
  return (
    <div className="sticky bottom-0 z-20 border-t bg-background px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
      <StartLink size="lg" className="w-full" />
    </div>
  );
}
