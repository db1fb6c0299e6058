import type { Metadata } from "next";
import { Brand } from "@/components/shell/brand";
import { SkipLink } from "@/components/shell/skip-link";
import { CallEntry } from "./call-entry";
import { Contents } from "./contents";
import { Introduction } from "./introduction";
import { reference } from "./reference";

export const metadata: Metadata = { title: "API reference", robots: { index: false } };

// Prerendered: it shows no text by users, so its scripts need no nonce.
export const dynamic = "force-static";

export default function DocsPage() {
  const domains = reference();
  return (
    <div className="mx-auto max-w-6xl px-4 md:px-8">
      <SkipLink />
      <header className="py-3">
        <a href="/" aria-label="Pacioli, home">
          <Brand />
        </a>
      </header>
      <div className="gap-12 py-6 lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Contents domains={domains} />
        <main id="content" tabIndex={-1} className="min-w-0 pb-16">
          <Introduction />
          {domains.map(([domain, calls]) => (
            <section key={domain} aria-labelledby={domain} className="mt-12">
              <h2 id={domain} className="heading mb-4 text-2xl capitalize">
                {domain}
              </h2>
              {calls.map((call) => (
                <CallEntry key={call.anchor} call={call} />
              ))}
            </section>
          ))}
        </main>
      </div>
    </div>
  );
}
