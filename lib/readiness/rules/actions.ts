import { counted } from "@/lib/courses/rules";
import { LEAST_AREA_ANSWERS } from "@/lib/practice/rules/words";
import type { Readiness } from "../contract";

type Action = { sentence: string; link: string };

const MOST = 3;

/** What would raise the mark most: unstudied points of heavy areas that are open, Premium, weak areas, mistakes. */
export function actionsFor({ courseId, areas, state, answers }: Readiness): Action[] {
  const closed = areas.filter(({ isOpen }) => !isOpen);
  const premium = closed.length > 0 ? [premiumFor(courseId, closed)] : [];
  const toStudy = areas
    .filter(({ isOpen }) => isOpen)
    .map((area) => ({ ...area, open: area.weight * (1 - area.studied) }))
    .filter(({ studied }) => studied < 0.9)
    .sort((a, b) => b.open - a.open)
    .slice(0, state === "estimate" ? 1 : 2)
    .map(({ moduleId, title }) => ({
      sentence: `Read on in '${title}'`,
      link: `/courses/${courseId}#module-${moduleId}`,
    }));
  const weakest = areas
    .filter((area) => area.mark !== null && area.answers >= LEAST_AREA_ANSWERS)
    .sort((a, b) => b.weight * (100 - (b.mark ?? 0)) - a.weight * (100 - (a.mark ?? 0)))[0];
  const practice = weakest
    ? {
        // Before there is an estimate, more may be open in areas of which nothing is known.
        sentence: `Practise your weak areas${state === "estimate" ? `; most marks are open in '${weakest.title}'` : ""}`,
        link: `/practice?course=${courseId}`,
      }
    : { sentence: "Answer questions in mixed practice", link: `/practice?course=${courseId}` };
  const mistakes = answers > 0 ? [{ sentence: "Practise your mistakes", link: "/practice/mistakes" }] : [];
  return [...toStudy, ...premium, practice, ...mistakes].slice(0, MOST);
}

/** A link to a locked module would be a dead end. */
function premiumFor(courseId: number, closed: Readiness["areas"]): Action {
  const marks = Math.round(100 * closed.reduce((sum, { weight }) => sum + weight, 0));
  return {
    sentence: `Premium opens ${counted(closed.length, "more area")}, with about ${marks} of 100 marks`,
    link: `/subscribe?next=${encodeURIComponent(`/courses/${courseId}/readiness`)}`,
  };
}
