import { LessonMissing } from "@/components/lessons/lesson-missing";

export default function AdminLessonNotFound() {
  return <LessonMissing />;
}
