import type { Metadata } from "next";
import { MistakesScreen } from "@/components/practice/mistakes/mistakes-screen";
import { signedIn } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Mistakes" };

export default async function MistakesPage({ searchParams }: PageProps<"/practice/mistakes">) {
  await signedIn("/practice/mistakes");
  await searchParams;
  return <MistakesScreen view={{ page: 1, courseId: undefined, cause: undefined }} total={0} causes={{}} />;
}
