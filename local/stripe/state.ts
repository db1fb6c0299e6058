import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { couponOf, priceOf, productOf, promotionCodeOf } from "./catalogue";
import type {
  Card,
  Coupon,
  Customer,
  Event,
  Invoice,
  PortalSession,
  Price,
  Product,
  PromotionCode,
  Session,
  Subscription,
} from "./wire";

type StoredState = {
  /** How far the clock has been moved, in seconds. */
  ahead: number;
  customers: Record<string, Customer>;
  cards: Record<string, Card>;
  sessions: Record<string, Session>;
  /** The metadata that a session's subscription will carry. */
  promised: Record<string, Record<string, string>>;
  subscriptions: Record<string, Subscription>;
  invoices: Record<string, Invoice>;
  portals: Record<string, PortalSession>;
  events: Record<string, Event>;
  /** Idempotency keys, each with its request and response. */
  keys: Record<string, { request: string; status: number; json: unknown; at: number }>;
};

const EMPTY: StoredState = {
  ahead: 0,
  customers: {},
  cards: {},
  sessions: {},
  promised: {},
  subscriptions: {},
  invoices: {},
  portals: {},
  events: {},
  keys: {},
};

export type State = StoredState & {
  products: Record<string, Product>;
  prices: Record<string, Price>;
  coupons: Record<string, Coupon>;
  promotionCodes: Record<string, PromotionCode>;
  /** Unix seconds on the movable clock. */
  time(): number;
  id(prefix: string): string;
  save(): void;
};

/** The whole state of the stand-in. With a folder it survives a restart, as purchases should. */
export function stateIn(folder: string | undefined): State {
  const file = folder && path.join(folder, "state.json");
  const saved: StoredState = { ...structuredClone(EMPTY), ...(file && existsSync(file) ? stored(file) : {}) };
  const created = 1_764_547_200;
  const byId = <T extends { id: string }>(object: T) => ({ [object.id]: object });
  const state: State = Object.assign(saved, {
    products: byId(productOf(created)),
    prices: byId(priceOf(created)),
    coupons: byId(couponOf(created)),
    promotionCodes: byId(promotionCodeOf(created)),
    time: () => Math.floor(Date.now() / 1000) + saved.ahead,
    id: (prefix: string) => `${prefix}_${randomBytes(12).toString("hex")}`,
    save() {
      if (!folder || !file) return;
      mkdirSync(folder, { recursive: true });
      const draft = `${file}.tmp`;
      writeFileSync(
        draft,
        JSON.stringify(Object.fromEntries(Object.keys(EMPTY).map((key) => [key, Reflect.get(saved, key)]))),
        { mode: 0o600 },
      );
      renameSync(draft, file);
    },
  });
  return state;
}

function stored(file: string): Partial<StoredState> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new Error(
      `${file} is damaged: it holds the local test payments. Restore it, or remove it to begin without any.`,
    );
  }
}
