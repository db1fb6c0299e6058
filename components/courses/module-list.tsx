import type { Course, CourseModule } from "@/lib/courses/contract";
import { lockReasonOf, statusOf } from "@/lib/courses/rules";
import { ModuleSection } from "./module-section";
import type { OpenModules } from "./use-open-modules";

type ModuleListProps = {
  course: Course;
  enrolled: boolean;
  current: CourseModule | undefined;
  modules: OpenModules;
};

export function ModuleList({ course, enrolled, current, modules }: ModuleListProps) {
  return (
    <section aria-labelledby="modules">
      <h2 id="modules" className="heading mb-3 text-xl">
        Modules
      </h2>
      {course.modules.length === 0 && <p className="text-muted-foreground">This course has no modules yet.</p>}
      <ol className="space-y-3">
        {course.modules.map((module, index) => (
          <li key={module.id}>
            <ModuleSection
              module={module}
              next={course.modules[index + 1]}
              number={index + 1}
              status={statusOf(module, { index, enrolled, current: module.id === current?.id })}
              lockReason={lockReasonOf(module, { index, enrolled })}
              modules={modules}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
