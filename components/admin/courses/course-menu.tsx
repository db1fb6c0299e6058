"use client";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { ManagedCourse } from "@/lib/courses/contract/managing";
import { useSetPublished } from "@/lib/courses/hooks/managing";

/** Rendered open, because its code is loaded by the press that opens it. */
export function CourseMenu({ course, onDelete }: { course: ManagedCourse; onDelete(): void }) {
  const publish = useSetPublished();
  const { id, title, published } = course;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`More for ${title}`}>
          <Icon name="ellipsis" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem asChild>
          <Link href={`/courses/${id}`}>
            <Icon name="eye" />
            View as student
          </Link>
        </DropdownMenuItem>
        {published && (
          <DropdownMenuItem onSelect={() => publish.mutate({ params: { id }, body: { published: false } })}>
            <Icon name="eye-off" />
            Back to draft
          </DropdownMenuItem>
        )}
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={onDelete} className="text-destructive">
          <Icon name="trash" />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
