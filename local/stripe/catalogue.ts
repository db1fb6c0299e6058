import type { Coupon, Price, Product, PromotionCode } from "./wire";

export const LOOKUP_KEY = "premium_monthly";
const PRODUCT = "prod_local_premium";
const COUPON = "local_half";

export const productOf = (created: number): Product => ({
  id: PRODUCT,
  object: "product",
  active: true,
  created,
  default_price: "price_local_premium_monthly",
  description: "All modules of every course",
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: "Premium Access",
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: "service",
  unit_label: null,
  updated: created,
  url: null,
});

export const priceOf = (created: number): Price => ({
  id: "price_local_premium_monthly",
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created,
  currency: "eur",
  custom_unit_amount: null,
  livemode: false,
  lookup_key: LOOKUP_KEY,
  metadata: {},
  nickname: null,
  product: PRODUCT,
  recurring: { interval: "month", interval_count: 1, meter: null, trial_period_days: null, usage_type: "licensed" },
  tax_behavior: "inclusive",
  tiers_mode: null,
  transform_quantity: null,
  type: "recurring",
  unit_amount: 999,
  unit_amount_decimal: "999",
});

export const couponOf = (created: number): Coupon => ({
  id: COUPON,
  object: "coupon",
  amount_off: null,
  created,
  currency: null,
  duration: "once",
  duration_in_months: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  name: "Half off the first month",
  percent_off: 50,
  redeem_by: null,
  times_redeemed: 0,
  valid: true,
});

export const promotionCodeOf = (created: number): PromotionCode => ({
  id: "promo_local_half",
  object: "promotion_code",
  active: true,
  code: "STUDENT50",
  created,
  customer: null,
  customer_account: null,
  expires_at: null,
  livemode: false,
  max_redemptions: null,
  metadata: {},
  promotion: { coupon: COUPON, type: "coupon" },
  restrictions: { first_time_transaction: false, minimum_amount: null, minimum_amount_currency: null },
  times_redeemed: 0,
});
