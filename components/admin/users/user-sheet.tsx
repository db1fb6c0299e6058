"use client";
import { useEffect } from "react";
import { ErrorState } from "@/components/shell/error-state";
import { Sheet, SheetContent, SheetHeader, SheetTitle } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useManagedUser } from "@/lib/accounts/hooks/managing";
import { toast } from "@/lib/platform/browser/toast";
import { sentenceOf } from "@/lib/platform/query/call";
import { UserDetails, type UsersScreenState } from "./user-details";

const FAILED = "Failed to fetch user details";

export function UserSheet({ id, viewer, onClose }: { id: string; viewer: UsersScreenState; onClose(): void }) {
  const { data: user, error, refetch } = useManagedUser(id);
  useEffect(() => {
    if (error) toast({ variant: "destructive", title: "Error", description: FAILED });
  }, [error]);
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent aria-describedby={undefined} className="gap-4 p-5">
        <SheetHeader>
          <SheetTitle>User details</SheetTitle>
        </SheetHeader>
        {error ? (
          <ErrorState title={FAILED} message={sentenceOf(error)} onRetry={refetch} />
        ) : user ? (
          <UserDetails user={user} viewer={viewer} />
        ) : (
          <Skeleton className="h-64 w-full" />
        )}
      </SheetContent>
    </Sheet>
  );
}
