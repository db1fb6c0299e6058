import type { Metadata } from "next";
import { TestUploadScreen } from "@/components/accounts/test-upload/test-upload-screen";
import { requireViewer } from "@/lib/platform/server/session";

export const metadata: Metadata = { title: "Test upload", robots: { index: false, follow: false } };

export default async function TestUploadPage() {
  await requireViewer("/test-upload");
  return <TestUploadScreen />;
}
