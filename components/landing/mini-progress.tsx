import { Ring } from "@/components/ui/ring";

// One cell a day, four weeks: 0 for a rest day, more for more topics.
const DAYS = [0, 1, 2, 1, 0, 3, 2, 1, 2, 3, 2, 0, 2, 4, 1, 3, 2, 4, 3, 1, 2, 2, 4, 3, 4, 3, 2, 4];
const HEAT = ["bg-heat-0 border-border", "bg-heat-1", "bg-heat-2", "bg-heat-3", "bg-heat-4"];

export function MiniProgress() {
  return (
    <div className="flex w-full max-w-80 items-center gap-5 rounded-md border bg-card p-4">
      <Ring value={64} size={88} stroke={9} label="Sample course progress">
        <span className="font-semibold text-lg">64%</span>
      </Ring>
      <div className="min-w-0 flex-1">
        <p className="text-compact">
          <span className="font-semibold">23</span> of 36 topics
        </p>
        <div aria-hidden="true" className="mt-2 grid grid-cols-7 gap-1">
          {DAYS.map((count, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
            <span key={day} className={`aspect-square rounded-xs border border-transparent ${HEAT[count]}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
