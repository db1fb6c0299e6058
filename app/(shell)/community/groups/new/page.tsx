import type { Metadata } from "next";
import { NewGroupScreen } from "@/components/groups/new-group-screen";
import { requireViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Create Study Group" };

export default async function NewGroupPage() {
  await requireViewer("/community/groups/new");
  return <NewGroupScreen />;
}
