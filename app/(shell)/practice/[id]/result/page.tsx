import type { Metadata } from "next";
import { ResultScreen } from "@/components/practice/result/result-screen";
import { pageId } from "@/lib/platform/page-params";
import { signedIn } from "@/lib/platform/session";

export const metadata: Metadata = { title: "Result" };

export default async function ResultPage({ params }: PageProps<"/practice/[id]/result">) {
  const written = (await params).id;
  await signedIn(`/practice/${written}/result`);
  return <ResultScreen id={pageId(written)} />;
}
