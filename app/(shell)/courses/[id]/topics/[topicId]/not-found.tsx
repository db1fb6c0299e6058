import { LessonMissing } from "@/components/lessons/lesson-missing";

export default function TopicNotFound() {
  return <LessonMissing />;
}
