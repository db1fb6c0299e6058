import type { ReactNode } from "react";
import { Brand } from "@/components/shell/brand";
import { TAccount } from "./t-account";

type EntryFrameProps = { children: ReactNode; aside: { title: string; points: ReactNode } };

/** The pages before signing in: what is asked on one side, what it is for on the other where there is room. */
export function EntryFrame({ children, aside }: EntryFrameProps) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <div className="flex flex-col">
        <header className="px-5 py-3 md:px-8">
          <Brand />
        </header>
        <main id="content" className="mx-auto w-full max-w-[440px] flex-1 px-5 pt-6 pb-12 md:pt-[12vh]">
          {children}
        </main>
      </div>
      <aside
        aria-labelledby="aside-title"
        className="flex-col justify-center border-l bg-muted px-12 py-16 max-lg:hidden lg:flex"
      >
        <div className="mx-auto w-full max-w-[480px]">
          <h2 id="aside-title" className="heading text-2xl">
            {aside.title}
          </h2>
          <ul className="mt-7 space-y-5">{aside.points}</ul>
          <TAccount />
        </div>
      </aside>
    </div>
  );
}
