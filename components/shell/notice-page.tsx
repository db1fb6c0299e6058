import type { ReactNode } from "react";
import { HomeLink } from "./home-link";

type NoticePageProps = { title: string; children: ReactNode };

/** A page with a single message: not found, or an error. The title is ruled off like the total of an account. */
export function NoticePage({ title, children }: NoticePageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-5 py-3 md:px-8">
        <HomeLink />
      </header>
      <main id="content" className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-5 pt-6 pb-24">
        <h1 className="heading w-fit border-primary border-b-4 border-double pb-2 text-2xl">{title}</h1>
        <div className="mt-5 space-y-6 text-muted-foreground">{children}</div>
      </main>
    </div>
  );
}
