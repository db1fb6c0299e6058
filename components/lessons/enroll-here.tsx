"use client";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { useEnroll } from "@/lib/progress/hooks";

/** Enrols and reloads the data of this page, because the lesson may be open now. */
export function EnrollHere({ courseId }: { courseId: number }) {
  const router = useRouter();
  const enroll = useEnroll();
  const press = () =>
    enroll.isPending || enroll.mutate({ params: { id: courseId } }, { onSuccess: () => router.refresh() });
  return (
    <Button onClick={press} aria-disabled={enroll.isPending}>
      {enroll.isPending ? "Enrolling..." : "Enroll Now"}
    </Button>
  );
}
