"use client";
import { Button } from "@/components/ui/button";
import { useEnroll } from "@/lib/progress/hooks";

type EnrollButtonProps = { courseId: number; describedBy?: string; className?: string; onPress?(): void };

export function EnrollButton({ courseId, describedBy, className, onPress }: EnrollButtonProps) {
  const enroll = useEnroll();
  const press = () => {
    if (enroll.isPending) return;
    onPress?.();
    enroll.mutate({ params: { id: courseId } });
  };
  return (
    // Not disabled while the request runs, because that would lose the focus.
    <Button onClick={press} aria-disabled={enroll.isPending} aria-describedby={describedBy} className={className}>
      {enroll.isPending ? "Enrolling..." : "Enroll Now"}
    </Button>
  );
}
