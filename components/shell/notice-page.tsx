import type { ReactNode } from "react";
import { Brand } from "./brand";

type NoticePageProps = { figure: ReactNode; title: string; children: ReactNode };

/** A page that says one thing: not found, or broken. The figure is set like the total of an account. */
export function NoticePage({ figure, title, children }: NoticePageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="px-5 py-3 md:px-8">
        <Brand />
      </header>
      <main id="content" className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center px-5 pt-6 pb-24">
        <p
          aria-hidden="true"
          className="heading w-fit border-b-4 border-double border-primary pb-1 text-3xl text-primary"
        >
          {figure}
        </p>
        <h1 className="heading mt-5 text-2xl">{title}</h1>
        <div className="mt-3 space-y-6 text-muted-foreground">{children}</div>
      </main>
    </div>
  );
}
