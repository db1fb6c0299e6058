import { SectionCard } from "@/components/progress/dashboard/section-card";
import { CardContent } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Result } from "@/lib/practice/contract/shapes";
import { marksText } from "@/lib/practice/rules/exam";
import { secondsInWords } from "@/lib/practice/rules/figures";
import { ShareBar } from "../share-bar";

/** The sections and the pace of an exam, and the mock exam before it. */
export function ExamResultView({ result }: { result: Result }) {
  const { sections, pace, before, paused, late, slowest, seconds } = result;
  return (
    <div className="grid items-start gap-4 *:min-w-0 md:grid-cols-2">
      {sections.length > 0 && (
        <SectionCard title="Sections">
          <ul className="divide-y border-t">
            {sections.map(({ title, marks, outOf }) => (
              <li key={title} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 px-4 py-3 md:px-5">
                <p className="font-medium text-sm">{title}</p>
                <p className="text-sm tabular-nums">
                  {marksText(marks)} of {marksText(outOf)}
                </p>
                <ShareBar share={outOf === 0 ? 0 : marks / outOf} className="col-span-2" />
              </li>
            ))}
          </ul>
        </SectionCard>
      )}
      <SectionCard title="Time">
        <CardContent className="space-y-1.5 text-sm">
          {pace && (
            <p>
              <Seconds count={seconds} /> on the questions: <Seconds count={pace.secondsAMark} /> a mark. The paper
              gives <Seconds count={pace.paperSecondsAMark} after="." />
            </p>
          )}
          {slowest.length > 0 && <p>Longest at: {slowest.map((place) => `question ${place}`).join(", ")}.</p>}
          {paused && <p>This exam was paused.</p>}
          {late > 0 && (
            <p>
              {late === 1 ? "1 answer was" : `${late} answers were`} sent late: given before the end, and sent after it.
            </p>
          )}
        </CardContent>
      </SectionCard>
      {before && <AgainstBefore result={result} before={before} />}
    </div>
  );
}

/** No line break before the unit or before the text after it. */
const Seconds = ({ count, after = "" }: { count: number; after?: string }) => (
  <span className="whitespace-nowrap">
    {secondsInWords(count)}
    {after}
  </span>
);

type AgainstBeforeProps = { result: Result; before: NonNullable<Result["before"]> };

/** The difference in marks by area. */
function AgainstBefore({ result, before }: AgainstBeforeProps) {
  return (
    <SectionCard
      title="Against the mock exam before"
      className="md:col-span-2"
      aside={
        <Link href={`/practice/${before.id}/result`} className="text-compact text-primary underline underline-offset-2">
          {marksText(before.marks)} of {marksText(before.outOf)} marks
        </Link>
      }
    >
      <table className="w-full border-t text-sm">
        <thead>
          <tr className="text-compact text-muted-foreground">
            <th scope="col" className="px-4 py-2 text-left font-normal md:px-5">
              Area
            </th>
            <th scope="col" className="px-2 py-2 text-right font-normal">
              Before
            </th>
            <th scope="col" className="px-2 py-2 text-right font-normal">
              Now
            </th>
            <th scope="col" className="px-4 py-2 text-right font-normal md:px-5">
              Difference
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {result.areas.map(({ moduleId, title, marks }) => {
            const then = before.areas.find((area) => area.moduleId === moduleId)?.marks ?? 0;
            return <AreaRow key={moduleId} title={title} before={then} now={marks} />;
          })}
          <AreaRow title="All" before={before.marks} now={result.marks} />
        </tbody>
      </table>
    </SectionCard>
  );
}

type AreaRowProps = { title: string; before: number; now: number };

const AreaRow = ({ title, before, now }: AreaRowProps) => (
  <tr className="group tabular-nums last:font-semibold">
    <th scope="row" className="px-4 py-2 text-left font-normal group-last:font-semibold md:px-5">
      {title}
    </th>
    <td className="px-2 py-2 text-right">{marksText(before)}</td>
    <td className="px-2 py-2 text-right">{marksText(now)}</td>
    <td className="px-4 py-2 text-right md:px-5">{signed(now - before)}</td>
  </tr>
);

const signed = (value: number): string => (value > 0 ? `+${marksText(value)}` : marksText(value).replace("-", "−"));
