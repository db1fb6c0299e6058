-- How many mock exams are planned depends on the days that were left when the exam date was set, not on those left today.
ALTER TABLE "Enrollment" ADD COLUMN "examSetOn" DATE;
