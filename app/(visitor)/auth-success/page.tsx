import type { Metadata } from "next";
import { Providers } from "@/app/providers";
import { HomeLink } from "@/components/shell/home-link";
import { ProcessingScreen } from "@/components/subscriptions/processing-screen";

export const metadata: Metadata = {
  title: "Your payment",
  referrer: "no-referrer",
  robots: { index: false, follow: false },
};

export default async function AuthSuccessPage({ searchParams }: PageProps<"/auth-success">) {
  const { session_id: sessionId } = await searchParams;
  return (
    <Providers>
      <div className="flex min-h-dvh flex-col">
        <header className="px-5 py-3 md:px-8">
          <HomeLink />
        </header>
        <main id="content" className="mx-auto grid w-full max-w-md flex-1 place-items-center px-5 pb-24 text-center">
          <ProcessingScreen sessionId={typeof sessionId === "string" && sessionId !== "" ? sessionId : null} />
        </main>
      </div>
    </Providers>
  );
}
