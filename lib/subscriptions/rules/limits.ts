export const GRANT_MONTHS = 12;

export const SUBSCRIPTION_ID = /^sub_[A-Za-z0-9_]{1,100}$/;

export const SUBSCRIPTION_ID_HINT = "A subscription id starts with 'sub_'.";

/** Why an id is refused that belongs to Stripe's other mode. */
export const OTHER_STRIPE_MODE =
  "This subscription was made in Stripe test mode (or live mode) and does not match the keys in use.";
