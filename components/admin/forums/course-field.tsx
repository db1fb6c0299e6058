"use client";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { useManagedCourses } from "@/lib/admin/hooks";

type CourseFieldProps = {
  value: number | null;
  /** The forum's course, to be shown before the others are there. */
  current: { id: number | null; title: string | null } | undefined;
  error: string | undefined;
  onPick(id: number | null): void;
};

export function CourseField({ value, current, error, onPick }: CourseFieldProps) {
  const { data: courses, isError } = useManagedCourses();
  const options = courses ?? (current?.id ? [{ id: current.id, title: current.title ?? "" }] : []);
  return (
    <Field
      label="Course"
      hint="A forum without a course stands under General Discussion."
      error={isError ? "The courses could not be loaded. Close this and try again." : error}
    >
      {(wiring) => (
        <NativeSelect {...wiring} value={value ?? ""} onChange={({ target }) => onPick(Number(target.value) || null)}>
          <option value="">No course</option>
          {options.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
