import type { ReactNode } from "react";

type PageHeadingProps = { title: ReactNode; description?: ReactNode; actions?: ReactNode };

export function PageHeading({ title, description, actions }: PageHeadingProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 md:mb-8 print:mb-4">
      <div className="min-w-0 space-y-1">
        <h1 className="heading wrap-anywhere text-2xl">{title}</h1>
        {description && <p className="max-w-[72ch] text-muted-foreground">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
    </div>
  );
}
