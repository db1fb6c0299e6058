-- Two achievements of practice: the first quiz, and a hundred answers.
ALTER TABLE "Achievement" DROP CONSTRAINT "Achievement_kind_check";
ALTER TABLE "Achievement" ADD CONSTRAINT "Achievement_kind_check" CHECK (kind IN
  ('first-step', 'getting-started', 'learning-enthusiast', 'consistent-learner', 'first-quiz', 'hundred-answers',
   'first-mock', 'rehearsed'));
