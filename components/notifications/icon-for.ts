import {
  Bell,
  BookOpen,
  CalendarClock,
  CircleAlert,
  CircleCheck,
  CreditCard,
  Info,
  Layers,
  type LucideIcon,
  TriangleAlert,
} from "lucide-react";

const ICONS: Record<string, { icon: LucideIcon; tone: string }> = {
  success: { icon: CircleCheck, tone: "text-primary" },
  info: { icon: Info, tone: "text-info" },
  warning: { icon: TriangleAlert, tone: "text-exam" },
  error: { icon: CircleAlert, tone: "text-destructive" },
  course: { icon: BookOpen, tone: "text-primary" },
  module: { icon: Layers, tone: "text-primary" },
  subscription: { icon: CreditCard, tone: "text-info" },
  exam: { icon: CalendarClock, tone: "text-exam" },
};

/** A type that nobody has drawn yet gets the bell. */
export const iconFor = (type: string) => ICONS[type] ?? { icon: Bell, tone: "text-muted-foreground" };
