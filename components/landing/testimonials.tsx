import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";

const QUOTES = [
  {
    quote:
      "I used to lose Sunday evenings to planning. Now I open the page, do the three topics it shows, and close it.",
    who: "A payroll clerk who studies for BT after work",
  },
  {
    quote: "Seeing nineteen days and eleven topics side by side is what finally made me book the exam.",
    who: "A trainee two papers away from the Skills level",
  },
  {
    quote: "My streak is the reason I did consolidation on a train with no seat.",
    who: "An audit junior who sits FR in June",
  },
];

/** Invented quotations; each one is labelled as invented. */
export function Testimonials() {
  return (
    <section
      id="testimonials"
      tabIndex={-1}
      aria-labelledby="testimonials-title"
      className="mx-auto max-w-[75rem] px-5 py-16 lg:py-24"
    >
      <h2 id="testimonials-title" className="heading text-3xl">
        Who it is made for
      </h2>
      <p className="mt-3 max-w-[60ch] text-muted-foreground">
        Pacioli is new. These three are examples that we wrote ourselves; the words of real students will replace them.
      </p>
      <div className="mt-10 grid gap-5 md:grid-cols-3">
        {QUOTES.map(({ quote, who }) => (
          <Card key={who} className="p-5 md:p-6">
            <figure className="flex h-full flex-col items-start">
              <Badge variant="outline">Example</Badge>
              <blockquote className="heading mt-4 mb-5 flex-1 font-normal text-lg leading-snug">“{quote}”</blockquote>
              <figcaption className="w-full border-t pt-3 text-compact text-muted-foreground">{who}</figcaption>
            </figure>
          </Card>
        ))}
      </div>
    </section>
  );
}
