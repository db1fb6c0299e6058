import type { Metadata } from "next";
import { PracticeScreen } from "@/components/practice/overview/practice-screen";
import { pageOfList } from "@/lib/platform/page-params";
import { signedIn } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Practice" };

export default async function PracticePage({ searchParams }: PageProps<"/practice">) {
  await signedIn("/practice");
  const page = pageOfList((await searchParams).page);
  return <PracticeScreen page={page} total={0} />;
}
