import { Banner } from "@/components/ui/banner";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { ImportResult } from "@/lib/admin/contract/import";
import { counted } from "@/lib/courses/rules";

/** What would come of the file, or what is wrong with which of its lines. */
export function ImportOutcome({ result, course }: { result: ImportResult; course: string }) {
  const { modules, topics, minutes, wrong, wrongRows } = result;
  if (wrong.length === 0)
    return (
      <Banner
        variant="success"
        title={`${counted(modules, "module")}, ${counted(topics, "topic")}, ${counted(minutes, "minute")}`}
      >
        They go behind the modules of {course}. Nothing is written yet.
      </Banner>
    );
  return (
    <Banner
      variant="destructive"
      title={`${wrongRows === 1 ? "1 row" : `${wrongRows.toLocaleString("en-GB")} rows`} cannot be taken. Nothing was imported.`}
    >
      <ScrollRegion aria-label="Rows that cannot be taken" className="mt-1 max-h-48">
        <ul className="space-y-0.5">
          {wrong.map(({ line, reason }) => (
            <li key={`${line} ${reason}`} className="wrap-anywhere">
              <span className="font-medium tabular-nums">Line {line}:</span> {reason}
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </Banner>
  );
}
