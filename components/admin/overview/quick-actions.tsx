import { Flag, Library, MessagesSquare, Users } from "lucide-react";
import Link from "next/link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { REPORTS_LINK } from "@/lib/admin/rules";

const ACTIONS = [
  { href: "/admin/courses", label: "Manage Courses", icon: Library },
  { href: "/admin/users", label: "Manage Users", icon: Users },
  { href: "/admin/community/forums", label: "Manage Forums", icon: MessagesSquare },
  { href: REPORTS_LINK, label: "Review Reports", icon: Flag },
];

export function QuickActions() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Quick Actions</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-2">
        {ACTIONS.map(({ href, label, icon: Icon }) => (
          <Link
            key={href}
            prefetch={false}
            href={href}
            className={buttonVariants({ variant: "outline", className: "justify-start" })}
          >
            <Icon aria-hidden="true" />
            {label}
          </Link>
        ))}
      </CardContent>
    </Card>
  );
}
