"use client";
import { useRouter } from "next/navigation";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { Practice } from "@/lib/practice/contract/overview";
import type { Cause } from "@/lib/practice/rules/words";
import { CAUSE_LABELS, CAUSES } from "@/lib/practice/rules/words";

export type MistakesView = { page: number; courseId: number | undefined; cause: Cause | undefined };

type MistakesFilterProps = { view: MistakesView; courses: Practice["courses"] };

/** The choice stands in the address; any change starts on the first page. */
export function MistakesFilter({ view, courses }: MistakesFilterProps) {
  const router = useRouter();
  const show = (course: string, cause: string) => {
    const asked = new URLSearchParams();
    if (course) asked.set("course", course);
    if (cause) asked.set("cause", cause);
    router.replace(`/practice/mistakes${asked.size > 0 ? `?${asked}` : ""}`, { scroll: false });
  };
  const course = view.courseId ? String(view.courseId) : "";
  const cause = view.cause ?? "";
  return (
    <div className="mb-5 grid gap-3 sm:grid-cols-[minmax(0,20rem)_12rem]">
      <Field label="Course">
        {(wiring) => (
          <NativeSelect {...wiring} value={course} onChange={({ target }) => show(target.value, cause)}>
            <option value="">All courses</option>
            {courses.map(({ courseId, title }) => (
              <option key={courseId} value={courseId}>
                {title}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label="Cause">
        {(wiring) => (
          <NativeSelect {...wiring} value={cause} onChange={({ target }) => show(course, target.value)}>
            <option value="">All causes</option>
            {CAUSES.map((one) => (
              <option key={one} value={one}>
                {CAUSE_LABELS[one]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </div>
  );
}
