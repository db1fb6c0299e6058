import { BookOpenCheck, Flame, Footprints, type LucideIcon, Sprout } from "lucide-react";
import type { Achievement } from "@/lib/progress/rules";

export const ACHIEVEMENT_ICONS: Record<Achievement["kind"], LucideIcon> = {
  "first-step": Footprints,
  "getting-started": Sprout,
  "learning-enthusiast": BookOpenCheck,
  "consistent-learner": Flame,
};
