import { Badge } from "@/components/ui/badge";
import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Call } from "./reference";

const LOOK = { GET: "info", POST: "soft", PUT: "exam", PATCH: "exam", DELETE: "destructive" } as const;

/** One endpoint: its address, who may call it, its input and its output. */
export function CallEntry({ call }: { call: Call }) {
  return (
    <article id={call.anchor} aria-labelledby={`${call.anchor}-title`} className="scroll-mt-6 border-t py-6">
      <h3 id={`${call.anchor}-title`} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant={LOOK[call.method]}>{call.method}</Badge>
        <a href={`#${call.anchor}`} className="break-all font-mono text-sm underline-offset-4 hover:underline">
          {call.path}
        </a>
      </h3>
      <p className="mt-2 max-w-prose">{call.summary}.</p>
      <p className="mt-1 text-muted-foreground text-sm">
        {call.who}
        {call.limit ? ` · at most ${call.limit}` : ""}
      </p>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-2">
        {call.body ? <Shape title={call.media === "application/json" ? "Body" : "Form"} text={call.body} /> : null}
        <Shape title={`Answer ${call.status}`} text={call.answer} />
      </div>
    </article>
  );
}

function Shape({ title, text }: { title: string; text: string }) {
  return (
    <figure className="min-w-0 rounded-lg border bg-card">
      <figcaption className="border-b px-4 py-2 font-medium text-muted-foreground text-xs">{title}</figcaption>
      <ScrollRegion aria-label={title} className="rounded-b-lg px-4 py-3">
        <pre className="font-mono text-compact">{text}</pre>
      </ScrollRegion>
    </figure>
  );
}
