"use client";
import { QueryFallback } from "@/components/progress/query-fallback";
import { PageHeading } from "@/components/shell/page-heading";
import { Card, CardContent } from "@/components/ui/card";
import { Separator } from "@/components/ui/separator";
import { useUser } from "@/lib/accounts/hooks";
import { useProfile } from "@/lib/accounts/hooks/profile";
import { PendingEmail } from "../pending-email";
import { AvatarField } from "./avatar-field";
import { PlanCard } from "./plan-card";
import { ProfileDetails } from "./profile-details";
import { StatsCard } from "./stats-card";
import { Username } from "./username";

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
