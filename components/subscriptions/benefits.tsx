import { Check } from "lucide-react";
import { counted } from "@/lib/courses/rules";
import type { Unlocked } from "@/lib/subscriptions/rules";

export function Benefits({ unlocked }: { unlocked: Unlocked }) {
  const { modules, courses, own } = unlocked;
  const ownCourses = courses === 1 ? "your course" : `your ${courses} courses`;
  const lines = [
    [
      `${counted(modules, "more module")} in ${own ? ownCourses : `all ${counted(courses, "course")}`}`,
      courses === 1 ? "Beyond the first, which stays free." : "Beyond the first of each, which stays free.",
    ],
    ["All lessons and questions", "Complete for FA and MA; the other papers grow module by module."],
    ["Every topic can be ticked off", "It counts in your progress, your streak and your achievements."],
    ["A study plan to the last topic", "Your days until the exam cover all modules, not only the first."],
    ["Cancel anytime", "You keep access until the end of the month you have paid for, and your progress stays."],
  ];
  return (
    <ul className="divide-y border-y">
      {lines.map(([title, more]) => (
        <li key={title} className="flex gap-3 py-3.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <div>
            <p className="font-medium">{title}</p>
            <p className="text-muted-foreground text-sm">{more}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
