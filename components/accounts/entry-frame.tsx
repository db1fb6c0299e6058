import type { ReactNode } from "react";
import { Brand } from "@/components/shell/brand";

type EntryFrameProps = { children: ReactNode; aside: { title: string; points: ReactNode } };

/**
 * Layout of the pages before sign-in: the form on one side and, on wide screens, what the product offers on the other.
 */
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

const TO_STUDY = [
  ["Accruals", 45],
  ["Inventory", 60],
  ["Ratios", 50],
] as const;
const STUDIED = [
  ["Double entry", 60],
  ["Ledgers", 45],
  ["Trial balance", 50],
] as const;

/** A student's progress the way Luca Pacioli would have kept it. */
function TAccount() {
  return (
    <figure className="mt-10 rounded-lg border bg-card px-5 pt-4 pb-4">
      <p className="heading border-foreground/70 border-b pb-2 text-center text-lg">Financial Accounting</p>
      <div className="grid grid-cols-2 divide-x divide-foreground/70">
        <Side title="To study" rows={TO_STUDY} className="pr-4" />
        <Side title="Studied" rows={STUDIED} className="pl-4" />
      </div>
      <figcaption className="mt-3 text-muted-foreground text-xs">Example data, in minutes</figcaption>
    </figure>
  );
}

type SideProps = { title: string; rows: readonly (readonly [string, number])[]; className: string };

function Side({ title, rows, className }: SideProps) {
  const total = rows.reduce((sum, [, minutes]) => sum + minutes, 0);
  return (
    <dl className={`pt-3 text-sm ${className}`}>
      <div className="pb-1 text-muted-foreground text-xs">
        <dt>{title}</dt>
      </div>
      {rows.map(([name, minutes]) => (
        <div key={name} className="flex justify-between gap-2 py-1">
          <dt className="truncate">{name}</dt>
          <dd>{minutes}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-2 border-t py-1 font-semibold">
        <dt>Total</dt>
        <dd className="border-double border-b-4 border-primary text-primary">{total}</dd>
      </div>
    </dl>
  );
}
