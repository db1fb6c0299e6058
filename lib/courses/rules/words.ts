export const COURSE_MISSING = "Course not found";
