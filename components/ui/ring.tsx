import type { CSSProperties, ReactNode } from "react";
import { cn } from "./cn";

type RingProps = {
  value: number;
  /** For screen readers; omit it where the text beside the ring contains the number. */
  label?: string;
  size?: number;
  stroke?: number;
  className?: string;
  children?: ReactNode;
};

/** Below this size a ring is one element (`ring-small` in ui.css), three pixels wide. */
const SMALL = 24;

const ringStyle = (percent: number, size: number) =>
  ({ "--share": percent, ...(size === 16 ? {} : { width: size, height: size }) }) as CSSProperties;

/** Progress as a circle with `children` in its middle. */
export function Ring({ value, label, size = 64, stroke = 6, className, children }: RingProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  if (size < SMALL && !label)
    return <span aria-hidden="true" className="ring-small" style={ringStyle(percent, size)} />;
  const radius = (size - stroke) / 2;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: "none", strokeWidth: stroke };
  const ariaProps = label ? { role: "img", "aria-label": `${label}: ${percent}%` } : { "aria-hidden": true };
  return (
    <span {...ariaProps} className={cn("relative inline-grid shrink-0 place-items-center", className)}>
      <svg aria-hidden="true" width={size} height={size} viewBox={`0 0 ${size} ${size}`} className="-rotate-90">
        <circle {...circle} className="stroke-primary/15" />
        {percent > 0 && (
          <circle
            {...circle}
            pathLength={100}
            strokeDasharray={`${percent} 100`}
            strokeLinecap={percent < 100 ? "round" : "butt"}
            className="ring-share"
          />
        )}
      </svg>
      {children && <span className="absolute inset-0 grid place-items-center">{children}</span>}
    </span>
  );
}
