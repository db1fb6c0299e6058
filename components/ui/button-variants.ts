import { cva } from "class-variance-authority";

/** Separate from the component, so that a link can look like a button without loading the button's code. */
export const buttonVariants = cva("btn", {
  variants: {
    variant: {
      default: "btn-primary",
      destructive: "btn-destructive",
      outline: "btn-outline",
      secondary: "btn-secondary",
      ghost: "btn-ghost",
      link: "btn-link",
    },
    size: { default: "", sm: "btn-sm", lg: "btn-lg", bare: "btn-bare", icon: "btn-icon" },
  },
  defaultVariants: { variant: "default", size: "default" },
});
