"use client";

import { type ReactNode, useEffect, useRef } from "react";

type LegalDialogProps = { id: string; title: string; children: ReactNode };

/** A link that opens a native dialog; `/#terms` in the address also opens it. */
export function LegalDialog({ id, title, children }: LegalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // Back removes the anchor, and closes the dialog with it.
    const follow = () => {
      const isNamed = location.hash === `#${id}`;
      if (isNamed && !dialog.current?.open) dialog.current?.showModal();
      if (!isNamed) dialog.current?.close();
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [id]);

  // Removes the anchor from the address, so that the same link works again.
  const forgetName = () => history.replaceState(history.state, "", location.pathname + location.search);

  return (
    <>
      <a
        href={`#${id}`}
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center rounded-sm text-muted-foreground underline-offset-4 hover:text-foreground hover:underline"
      >
        {title}
      </a>
      <dialog
        ref={dialog}
        aria-labelledby={`${id}-title`}
        onClose={forgetName}
        className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-xl rounded-lg border bg-popover p-0 text-foreground shadow-pop backdrop:bg-black/50"
      >
        <div className="sticky top-0 flex items-center justify-between border-b bg-popover px-5 py-3">
          <h2 id={`${id}-title`} className="heading text-xl">
            {title}
          </h2>
          <form method="dialog">
            <button
              type="submit"
              className="h-9 rounded-md px-3 font-medium text-sm hover:bg-muted pointer-coarse:h-11"
            >
              Close
            </button>
          </form>
        </div>
        <div className="space-y-4 px-5 py-4 text-sm [&_h3]:font-semibold">{children}</div>
      </dialog>
    </>
  );
}
