-- How many minutes a day a study plan may take; null for as many as it needs.
ALTER TABLE "User" ADD COLUMN "studyMinutes" INTEGER;
ALTER TABLE "User" ADD CONSTRAINT "User_studyMinutes_check" CHECK ("studyMinutes" BETWEEN 10 AND 600);
