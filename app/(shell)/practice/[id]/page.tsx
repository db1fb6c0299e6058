import type { Metadata, Viewport } from "next";
import { AttemptScreen } from "@/components/practice/attempt/attempt-screen";
import { pageId } from "@/lib/platform/page-params";
import { signedIn } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Practice" };

/** A phone's keyboard makes the page smaller instead of lying over its foot. */
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

export default async function AttemptPage({ params }: PageProps<"/practice/[id]">) {
  const written = (await params).id;
  await signedIn(`/practice/${written}`);
  return <AttemptScreen id={pageId(written)} />;
}
