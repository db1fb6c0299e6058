import { buttonVariants } from "@/components/ui/button-variants";
import { SampleDashboard } from "./sample-dashboard";

export function Hero() {
  return (
    <section className="mx-auto grid max-w-[75rem] items-center gap-12 px-5 pt-12 pb-16 lg:grid-cols-12 lg:gap-10 lg:pt-20 lg:pb-24">
      <div className="min-w-0 lg:col-span-6 xl:col-span-7">
        <h1 className="heading text-display">Pass your accountancy exams, one topic at a time.</h1>
        <p className="mt-5 max-w-[52ch] text-lg text-muted-foreground">
          Pacioli breaks each ACCA and US CPA paper into topics with lessons and questions whose figures are new each
          time, counts the days to your exam, and always shows you what comes next.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a href="/get-started" className={buttonVariants({ size: "lg" })}>
            Get Started
          </a>
          <a href="#features" className={buttonVariants({ variant: "link", size: "bare" })}>
            See how it works
          </a>
        </div>
        <p className="mt-5 text-muted-foreground text-sm">
          The first module of every course is free. No password, no card: an e-mail address is enough.
        </p>
      </div>
      <div className="min-w-0 lg:col-span-6 xl:col-span-5">
        <SampleDashboard />
      </div>
    </section>
  );
}
