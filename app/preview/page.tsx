import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EnterPreview } from "@/components/accounts/preview-notice";
import { Brand } from "@/components/shell/brand";
import { env } from "@/lib/platform/process/env";
import { keptMails } from "@/lib/platform/services/mail";

export const metadata: Metadata = { title: "Preview", robots: { index: false, follow: false } };

const MOMENT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

/** For reviewers: the sample people, and the mails that this preview would have sent. */
export default async function PreviewPage() {
  if (!env.preview) notFound();
  const mails = await keptMails();
  return (
    <div className="mx-auto max-w-[44rem] px-5 pb-16">
      <header className="py-3">
        <Brand />
      </header>
      <main id="content" className="pt-6">
        <h1 className="heading text-2xl">This preview</h1>
        <p className="mt-3 text-muted-foreground">
          It has a database of its own with sample data. Nothing here reaches the real product.
        </p>
        <EnterPreview />
        <h2 className="heading mt-10 text-xl">Mails</h2>
        <p className="mt-2 text-muted-foreground text-sm">
          {mails.length > 0
            ? "Kept here instead of being sent, newest first. Reload the page for new ones. Times are in UTC."
            : "None yet. Ask for a sign-in link, then reload this page."}
        </p>
        <ol className="mt-4 space-y-2">
          {mails.map(({ id, recipient, subject, html, sentAt }, place) => (
            <li key={id}>
              <details open={place === 0} className="rounded-lg border bg-card px-4">
                <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-2.5">
                  <span className="font-medium wrap-anywhere">{subject}</span>
                  <span className="text-muted-foreground text-sm wrap-anywhere">
                    {recipient} · {sentAt && MOMENT.format(sentAt)}
                  </span>
                </summary>
                <iframe
                  title={`Mail: ${subject}`}
                  sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"
                  srcDoc={`<base target="_top">${html}`}
                  loading="lazy"
                  className="mb-4 h-[32rem] w-full rounded-md border bg-white"
                />
              </details>
            </li>
          ))}
        </ol>
      </main>
    </div>
  );
}
