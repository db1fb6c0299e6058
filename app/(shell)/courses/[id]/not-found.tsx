import { CourseMissing } from "@/components/courses/course-missing";

export default function CourseNotFound() {
  return <CourseMissing />;
}
