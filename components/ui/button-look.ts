import { cva } from "class-variance-authority";

/** Apart from the component, so that a plain link can look like a button without its code in the browser. */
export const buttonLook = cva(
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md border font-medium transition-colors disabled:pointer-events-none disabled:opacity-60 aria-disabled:pointer-events-none aria-disabled:opacity-60 [&_svg]:pointer-events-none [&_svg]:size-4 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "border-transparent bg-primary text-primary-foreground hover:bg-primary-hover",
        outline: "border-input bg-card text-foreground hover:bg-muted",
        soft: "border-transparent bg-primary-soft text-primary hover:brightness-97 dark:hover:brightness-115",
        ghost: "border-transparent text-foreground hover:bg-muted",
        destructive:
          "border-transparent bg-destructive text-destructive-foreground hover:brightness-92 dark:hover:brightness-108",
        link: "border-transparent text-primary underline underline-offset-4 hover:no-underline",
      },
      size: {
        default: "h-10 px-4 text-sm pointer-coarse:h-11",
        sm: "h-8 gap-1.5 px-3 text-compact pointer-coarse:h-11",
        lg: "h-11 px-6 text-base",
        bare: "h-10 text-sm pointer-coarse:h-11",
        icon: "size-10 pointer-coarse:size-11",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);
