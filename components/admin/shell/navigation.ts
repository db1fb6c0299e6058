import { FileQuestion, LayoutDashboard, Library, MessagesSquare, Undo2, Users } from "lucide-react";
import type { NavigationItem } from "@/components/shell/navigation";

export const ITEMS: readonly NavigationItem[] = [
  { href: "/admin", label: "Dashboard", icon: LayoutDashboard, exact: true },
  { href: "/admin/courses", label: "Courses", icon: Library },
  { href: "/admin/questions", label: "Questions", icon: FileQuestion },
  { href: "/admin/users", label: "Users", icon: Users },
  { href: "/admin/community/forums", label: "Forums", icon: MessagesSquare },
];

export const RETURN: NavigationItem = { href: "/dashboard", label: "Return to App", icon: Undo2 };
