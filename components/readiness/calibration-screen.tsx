"use client";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { QueryFallback } from "@/components/progress/query-fallback";
import { PageHeading } from "@/components/shell/page-heading";
import { CardContent } from "@/components/ui/card";
import { ChartFigure } from "@/components/writing/chart-figure";
import { useCalibration } from "@/lib/readiness/hooks";
import { LEAST_IN_BIN, LEAST_RESULTS } from "@/lib/readiness/rules/words";

export function CalibrationScreen() {
  const calibration = useCalibration();
  if (!calibration.data) return <QueryFallback queries={[calibration]} />;
  const { results, brier, bins } = calibration.data;
  return (
    <>
      <PageHeading
        title="How good are our estimates?"
        description="What was estimated before an exam, and what really happened."
      />
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-3">
        <div className="grid min-w-0 gap-4 md:gap-6 lg:col-span-2">
          {results < LEAST_RESULTS ? (
            <SectionCard title="Not yet tested on real results">
              <CardContent className="space-y-3">
                <p>
                  So far {results === 0 ? "nobody has" : results === 1 ? "1 student has" : `${results} students have`}{" "}
                  told how an exam went for which there was an estimate. From {LEAST_RESULTS} on the comparison stands
                  here, for everybody.
                </p>
                <p className="text-muted-foreground text-sm">
                  Until then the estimates are tested on simulated students only.
                </p>
              </CardContent>
            </SectionCard>
          ) : (
            <SectionCard title="Said and happened">
              <CardContent className="space-y-4">
                {bins.length > 1 && (
                  <ChartFigure
                    chart={{
                      title: "Chance of passing: what was estimated, and how many passed",
                      look: "bars",
                      unit: "%",
                      columns: ["Estimated chance", "Estimated", "Passed"],
                      rows: bins.map(({ from, to, said, happened }) => ({
                        label: `${Math.round(from * 100)}–${Math.round(to * 100)}%`,
                        figures: [Math.round(said * 100), Math.round(happened * 100)],
                      })),
                    }}
                  />
                )}
                <ul className="space-y-1 text-sm">
                  {bins.map(({ from, said, happened, count }) => (
                    <li key={from}>
                      Of {count} students with an estimated chance of about {Math.round(said * 100)}%,{" "}
                      {Math.round(happened * 100)}% passed.
                    </li>
                  ))}
                </ul>
                {brier !== null && (
                  <p>
                    From {results.toLocaleString("en-GB")} results; the Brier score is{" "}
                    <strong>{brier.toFixed(3)}</strong>. 0 would be perfect; 0.25 is what a coin reaches.
                  </p>
                )}
              </CardContent>
            </SectionCard>
          )}
        </div>
        <SectionCard title="How to read this">
          <CardContent className="space-y-3 text-muted-foreground text-sm">
            <p>
              Students with similar chances are counted together. Where the estimates are good, about seven of ten
              students with a chance of 70% pass. Groups of fewer than {LEAST_IN_BIN} are left out.
            </p>
            <p>Who tells a result helps here. No name and no single result is shown to anybody.</p>
          </CardContent>
        </SectionCard>
      </div>
    </>
  );
}
