export const GRANT_MONTHS = 12;

export const SUBSCRIPTION_ID = /^sub_[A-Za-z0-9_]{1,100}$/;

export const SUBSCRIPTION_ID_HINT = "A subscription id starts with 'sub_'.";
