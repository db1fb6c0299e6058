import { BookmarkCheck, GraduationCap, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Callout } from "@/lib/writing/block";

const LOOKS = {
  remember: { title: "Remember", icon: BookmarkCheck },
  mistake: { title: "Common mistake", icon: TriangleAlert },
  exam: { title: "In the exam", icon: GraduationCap },
} as const;

/** A box beside the flow of the text. */
export function CalloutBox({ callout, children }: { callout: Callout; children: ReactNode }) {
  const { title, icon: Icon } = LOOKS[callout];
  return (
    <div role="note" aria-label={title} className={`writing-callout writing-${callout}`}>
      <p className="writing-callout-title">
        <Icon aria-hidden="true" />
        {title}
      </p>
      {children}
    </div>
  );
}
