import type Stripe from "stripe";

/** The JSON form: what the SDK parses into a Decimal is a string. */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends string | number | boolean | null | undefined
    ? T
    : T extends (infer Item)[]
      ? Wire<Item>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;

export type Customer = Wire<Stripe.Customer>;
export type Product = Wire<Stripe.Product>;
export type Price = Wire<Stripe.Price>;
export type Session = Wire<Stripe.Checkout.Session>;
export type Subscription = Wire<Stripe.Subscription>;
export type Invoice = Wire<Stripe.Invoice>;
export type Coupon = Wire<Stripe.Coupon>;
export type PromotionCode = Wire<Stripe.PromotionCode>;
export type PortalSession = Wire<Stripe.BillingPortal.Session>;
export type Event = {
  [Key in keyof Stripe.EventBase]: Key extends "data" ? { object: { id: string } } : Wire<Stripe.EventBase[Key]>;
};

/**
 * A card as entered on the local pages. `pays` is false for the numbers that are declined in Stripe's own test mode.
 */
export type Card = { last4: string; pays: boolean };
