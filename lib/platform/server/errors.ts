import "server-only";
import { Problem, STATUS } from "../contract/problem";

const UNREACHABLE = "The service cannot reach its data right now. Please try again in a moment.";
const BUSY = "The service is very busy right now. Please try again in a moment.";
const LOCKED = "Somebody else is changing this right now. Please try again.";
const TAKEN = "That already exists.";
const CHARACTERS = "This text contains characters that cannot be used.";

/** The database cannot be reached; the caller may try again. */
export const databaseUnavailable = (cause: unknown) =>
  new Problem("unavailable", UNREACHABLE, { retryAfter: 5, cause });
const busy = (cause: unknown) => new Problem("busy", BUSY, { retryAfter: 2, cause });

// SQLSTATE classes and codes: https://www.postgresql.org/docs/current/errcodes-appendix.html
function problemOfSqlState(state: string, cause: unknown): Problem | undefined {
  if (state === "23505") return new Problem("conflict", TAKEN, { cause });
  if (state === "23503") return new Problem("not_found", "Not found", { cause });
  if (state === "22021" || state === "22P05") return new Problem("invalid_characters", CHARACTERS, { cause });
  if (state === "55P03" || state === "40001" || state === "40P01") return new Problem("try_again", LOCKED, { cause });
  if (state === "57014" || state === "53300") return busy(cause);
  // 28: another Postgres is listening at this address, or the password was changed.
  if (state.startsWith("28") || state.startsWith("08") || state.startsWith("57P") || state.startsWith("53"))
    return databaseUnavailable(cause);
  return undefined;
}

const PROBLEM_BY_PRISMA_CODE: Record<string, (cause: unknown) => Problem> = {
  P2002: (cause) => new Problem("conflict", TAKEN, { cause }),
  P2003: (cause) => new Problem("not_found", "Not found", { cause }),
  P2025: (cause) => new Problem("not_found", "Not found", { cause }),
  P2024: busy,
  P2028: busy,
  P2034: (cause) => new Problem("try_again", LOCKED, { cause }),
  P2039: (cause) => new Problem("invalid_characters", CHARACTERS, { cause }),
  P1000: databaseUnavailable,
  P1001: databaseUnavailable,
  P1002: databaseUnavailable,
  P1008: databaseUnavailable,
  P1017: databaseUnavailable,
};

const NETWORK =
  /ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|Connection terminated|connection timeout|timeout exceeded|Can't reach database|Query read timeout|Server has closed the connection|not queryable|ConnectionClosed|DatabaseNotReachable|SocketTimeout/i;

/** The error of Prisma's adapter: thrown directly inside a transaction, else wrapped in Prisma's error. */
type Adapted = { originalCode?: string; kind?: string };
type Thrown = {
  code?: unknown;
  message?: string;
  cause?: unknown;
  meta?: { driverAdapterError?: { cause?: Adapted } };
};

const CONFLICT_STATES = ["40001", "40P01"];

/** Postgres rolled this transaction back because of another one; a retry may succeed. */
export function isTransactionConflict(thrown: unknown): boolean {
  const error = (thrown ?? {}) as Thrown;
  return error.code === "P2034" || CONFLICT_STATES.includes(stateOf(error) ?? "");
}

/** The one place that turns any thrown error into a `Problem`. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Problem) return thrown;
  const error = (thrown ?? {}) as Thrown;
  const adapted = adaptedOf(error);
  const state = stateOf(error);
  const mapped = (state && /^[0-9A-Z]{5}$/.test(state) && problemOfSqlState(state, thrown)) || undefined;
  if (mapped) return mapped;
  const prisma = typeof error.code === "string" ? PROBLEM_BY_PRISMA_CODE[error.code] : undefined;
  if (prisma) return prisma(thrown);
  if (
    NETWORK.test(`${String(error.code ?? "")} ${error.message ?? ""} ${adapted?.kind ?? ""} ${messageOf(error.cause)}`)
  )
    return databaseUnavailable(thrown);
  return new Problem("internal", "Something went wrong on our side. Please try again.", { cause: thrown });
}

const adaptedOf = (error: Thrown) => error.meta?.driverAdapterError?.cause ?? (error.cause as Adapted | undefined);

const stateOf = (error: Thrown): string | undefined => adaptedOf(error)?.originalCode ?? codeOf(error);

const codeOf = (error: Thrown): string | undefined => {
  const inner = error.cause as Thrown | undefined;
  if (typeof error.code === "string" && !error.code.startsWith("P")) return error.code;
  return typeof inner?.code === "string" ? inner.code : undefined;
};

const messageOf = (cause: unknown): string =>
  cause && typeof cause === "object" ? `${(cause as Thrown).code ?? ""} ${(cause as Thrown).message ?? ""}` : "";

export function errorResponse(problem: Problem, requestId: string): Response {
  const { message, code, fields, newer, retryAfter } = problem;
  return Response.json(
    { error: message, message, code, requestId, ...(fields ? { fields } : {}), ...(newer ? { newer } : {}) },
    {
      status: STATUS[code],
      headers: {
        "Cache-Control": "no-store",
        Vary: "Cookie",
        "X-Request-Id": requestId,
        ...(retryAfter ? { "Retry-After": String(retryAfter) } : {}),
      },
    },
  );
}
