"use client";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import type { Profile } from "@/lib/accounts/contract/profile";
import { LazyProfileForm } from "../lazy-profile-form";

/** Read first, edited in place; the focus comes back to where editing began. */
export function ProfileDetails({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  if (isEditing)
    return <LazyProfileForm profile={profile} onSaved={() => setEditing(false)} onCancel={() => setEditing(false)} />;
  return (
    <div className="space-y-4">
      <dl className="space-y-4">
        <Line name="Full Name" value={profile.name} />
        <Line name="Email" value={profile.email} />
      </dl>
      <Button ref={edit} onClick={() => setEditing(true)}>
        Edit Profile
      </Button>
    </div>
  );
}

const Line = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="font-medium text-sm">{name}</dt>
    <dd className="wrap-anywhere mt-0.5 text-muted-foreground">{value}</dd>
  </div>
);
