import { StartLink } from "./start-link";

export function ClosingCall() {
  return (
    <section aria-labelledby="closing-title" className="border-t bg-primary-soft">
      <div className="mx-auto flex max-w-[75rem] flex-col items-start gap-6 px-5 py-14 md:flex-row md:items-center md:justify-between lg:py-16">
        <div>
          <h2 id="closing-title" className="heading text-2xl">
            Open your books today
          </h2>
          <p className="mt-2 text-foreground/85">
            Your first topic takes about half an hour. The first module is free.
          </p>
        </div>
        <StartLink size="lg" label="Get Started for Free" />
      </div>
    </section>
  );
}
