"use client";
import { useEffect, useRef, useState } from "react";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { QueryFallback } from "@/components/progress/query-fallback";
import { PageHeading } from "@/components/shell/page-heading";
import { UserAvatar } from "@/components/shell/user-avatar";
import { useDay } from "@/components/subscriptions/use-day";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { Separator } from "@/components/ui/separator";
import { useFileDrop } from "@/components/ui/use-file-drop";
import type { Profile } from "@/lib/accounts/contract/profile";
import { useUser } from "@/lib/accounts/hooks";
import { useProfile, useRemoveAvatar } from "@/lib/accounts/hooks/profile";
import { toast } from "@/lib/platform/browser/toast";
import { useProgress } from "@/lib/progress/hooks";
import type { SubscriptionSummary } from "@/lib/subscriptions/contract";
import { useBillingPortal, useSubscription } from "@/lib/subscriptions/hooks";
import { isFailing } from "@/lib/subscriptions/rules";
import { LazyProfileForm } from "../lazy-profile-form";
import { PendingEmail } from "../pending-email";

export function ProfileScreen() {
  const [user, profile] = [useUser(), useProfile()];
  if (!user.data || !profile.data) return <QueryFallback queries={[user, profile]} />;
  return (
    <>
      <PageHeading title="Profile" description="Who you are here, and how far you have come." />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card>
          <CardContent className="space-y-6 pt-4 md:pt-5">
            <AvatarField profile={profile.data} />
            <Separator />
            <Username username={profile.data.username} />
            <div>
              <PendingEmail profile={profile.data} />
              <ProfileDetails profile={profile.data} />
            </div>
          </CardContent>
        </Card>
        <div className="grid gap-6">
          <PlanCard subscription={user.data.subscription} />
          <StatsCard />
        </div>
      </div>
    </>
  );
}

function StatsCard() {
  const { data: progress } = useProgress();
  const figures: [string, number][] = [
    ["Enrolled courses", progress?.enrolledCourses ?? 0],
    ["Completed topics", progress?.completedTopics ?? 0],
    ["Days in a row", progress?.learningStreak ?? 0],
  ];
  return (
    <SectionCard title="Learning stats">
      <CardContent className="space-y-4">
        <dl className="divide-y border-y">
          {figures.map(([name, figure]) => (
            <div key={name} className="flex items-baseline justify-between gap-3 py-2.5">
              <dt className="text-muted-foreground text-sm">{name}</dt>
              <dd className="font-semibold tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
        <Link href="/progress" className={buttonVariants({ variant: "outline", className: "w-full" })}>
          View progress
        </Link>
      </CardContent>
    </SectionCard>
  );
}

function PlanCard({ subscription }: { subscription: SubscriptionSummary }) {
  const { active, tier, status, currentPeriodEnd } = subscription;
  const { data: details } = useSubscription(active);
  const isPaying = active || isFailing(status);
  const opened = active ? "Every module of every course is open to you." : "The first module of every course is free.";
  return (
    <SectionCard
      title="Subscription"
      aside={<Badge variant={active ? "soft" : "secondary"}>{active ? "Active" : "Free Plan"}</Badge>}
    >
      <CardContent className="space-y-4">
        <p>
          <span className="block text-compact text-muted-foreground">Plan</span>
          <span className="heading text-xl capitalize">{tier ?? (active ? "Premium" : "Basic")}</span>
        </p>
        <p className="text-muted-foreground text-sm">
          {isFailing(status) ? "Your last payment for Premium did not go through." : opened}
        </p>
        {active && details?.cancelAtPeriodEnd && <EndsOn end={currentPeriodEnd} />}
        <Link
          href="/subscribe"
          data-upgrade={isPaying ? undefined : ""}
          className={buttonVariants({ variant: "outline", className: "w-full" })}
        >
          {isPaying ? "Manage Subscription" : "Upgrade to Premium"}
        </Link>
      </CardContent>
    </SectionCard>
  );
}

/** A cancelled subscription can be resumed until it ends. */
function EndsOn({ end }: { end: string | null }) {
  const portal = useBillingPortal();
  const day = useDay()(end);
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span className="font-medium">Ends on {day}</span>
      <span aria-hidden="true">·</span>
      <Button variant="link" size="bare" aria-disabled={portal.isPending} onClick={() => portal.mutate({})}>
        Resume
      </Button>
    </p>
  );
}

/** This address was assigned by us and is public, so it can be seen but not changed. */
function Username({ username }: { username: string }) {
  const [copied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(username);
      setCopied(true);
    } catch {
      toast({ variant: "destructive", title: "Not copied", description: "This browser does not let pages copy." });
    }
  }

  return (
    <Field label="Username" hint="This is the name other students see. It cannot be changed.">
      {(wiring) => (
        <div className="flex gap-2">
          <Input {...wiring} value={username} readOnly />
          <Button variant="outline" size="icon" aria-label="Copy username" onClick={copy}>
            {copied ? <Icon name="check" /> : <Icon name="copy" />}
          </Button>
          <span role="status" className="sr-only">
            {copied && "Username copied"}
          </span>
        </div>
      )}
    </Field>
  );
}

/** Shows the profile and edits it in place; afterwards the focus returns to the button that started editing. */
function ProfileDetails({ profile }: { profile: Profile }) {
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

const AvatarDialog = lazyPart(() => import("./avatar-dialog").then((part) => part.AvatarDialog));

function AvatarField({ profile }: { profile: Profile }) {
  const [file, setFile] = useState<File | null>(null);
  const remove = useRemoveAvatar();

  function choose(chosen: File) {
    if (/^image\/(jpeg|png|webp|gif)$/.test(chosen.type)) setFile(chosen);
    else
      toast({
        variant: "destructive",
        title: "Failed to upload profile picture",
        description: "Please choose a JPEG, PNG, WebP or GIF picture.",
      });
  }

  const { area, input, open, isDragActive } = useFileDrop({ onChoose: choose });

  return (
    <div
      {...area}
      className={cn(
        "flex flex-wrap items-center gap-4 rounded-lg sm:gap-5",
        isDragActive && "outline-2 outline-ring outline-dashed outline-offset-8",
      )}
    >
      <UserAvatar
        src={profile.avatarUrl}
        name={profile.name}
        username={profile.username}
        className="size-24 text-2xl"
      />
      <div className="space-y-2">
        <input {...input} aria-label="Choose a profile picture" tabIndex={-1} className="sr-only" />
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={open}>
            {profile.avatarUrl ? "Change picture" : "Upload picture"}
          </Button>
          {profile.avatarUrl && (
            <Button variant="ghost" size="sm" disabled={remove.isPending} onClick={() => remove.mutate({})}>
              Remove
            </Button>
          )}
        </div>
        <p className="text-compact text-muted-foreground">
          JPEG, PNG, WebP or GIF. Other students see it.
          <span className="pointer-coarse:hidden"> You can drop one here.</span>
        </p>
      </div>
      {file && <AvatarDialog file={file} onClose={() => setFile(null)} />}
    </div>
  );
}
