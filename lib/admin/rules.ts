/** Per cent with one decimal; 0 without any users, to avoid a division by zero. */
export const percentOfAll = (part: number, whole: number): number =>
  whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0;

type Change = { field: string; before: string | null; after: string | null };

/** The changes of an audited action, field by field, in words. Unchanged fields are left out. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = after ? Object.keys(is) : Object.keys(was);
  const changes = names.map((field) => ({ field, before: inWords(was[field]), after: inWords(is[field]) }));
  return changes.filter((change) => change.before !== change.after);
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

function inWords(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((part) => inWords(part)).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

export const REPORTS_LINK = "/admin/community/forums?tab=reports";
export const PAYMENTS_LINK = "/admin/users?plan=failed";
export const AUDIT_PAGE = 50;

type Written = Record<string, string | string[] | undefined>;

export type AuditFilter = { page: number; actor?: string; action?: string; reads?: "hide" };

/**
 * The audit filter from an address, which people write and share; invalid values are ignored. Look-ups are hidden unless
 * the address asks for them, or for an action.
 */
export function auditFilterOf(raw: Written): AuditFilter {
  const parameter = (name: string) => {
    const value = raw[name];
    return typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, 100) : undefined;
  };
  const page = /^[1-9]\d{0,8}$/.test(parameter("page") ?? "") ? Number(parameter("page")) : 1;
  const [actor, action] = [parameter("actor"), parameter("action")];
  const isAll = parameter("lookups") === "show" || action !== undefined;
  return { page, ...(actor && { actor }), ...(action && { action }), ...(!isAll && { reads: "hide" as const }) };
}
