"use client";
import { useEffect } from "react";
import { ErrorState } from "@/components/shell/error-state";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useManagedUser } from "@/lib/admin/hooks/people";
import { sentenceOf } from "@/lib/platform/call";
import { toast } from "@/lib/platform/toast";
import { UserDetails } from "./user-details";
import type { Looking } from "./users-screen";

const FAILED = "Failed to fetch user details";
const AT_THE_SIDE =
  "top-0 right-0 left-auto h-dvh max-h-dvh w-full max-w-md translate-x-0 translate-y-0 rounded-none border-y-0 border-r-0";

export function UserSheet({ id, viewer, onClose }: { id: string; viewer: Looking; onClose(): void }) {
  const { data: user, error, refetch } = useManagedUser(id);
  useEffect(() => {
    if (error) toast({ variant: "destructive", title: "Error", description: FAILED });
  }, [error]);
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="User details" className={AT_THE_SIDE}>
        {error ? (
          <ErrorState title={FAILED} message={sentenceOf(error)} onRetry={refetch} />
        ) : user ? (
          <UserDetails user={user} viewer={viewer} />
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
      </DialogContent>
    </Dialog>
  );
}
