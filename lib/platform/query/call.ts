import { noteConnection } from "../browser/connection";
import { addressOf, type EndpointOf, type EndpointRef } from "../contract/address";
import type { CallInput, ResponseOf } from "../contract/endpoint";

/** Thrown by a failed call in the browser. Its message is `"<status>: <body text>"`. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    fallback: string,
  ) {
    super(`${status}: ${body || fallback}`);
    this.name = "CallError";
  }

  private get parsed(): {
    message?: string;
    error?: string;
    code?: string;
    fields?: Record<string, string>;
    newer?: object;
  } {
    try {
      return JSON.parse(this.body);
    } catch {
      return {};
    }
  }

  get code(): string | undefined {
    return this.parsed.code;
  }

  get fields(): Record<string, string> {
    return this.parsed.fields ?? {};
  }

  /** What the server stores now, when this change was based on something older. */
  get newer(): object | undefined {
    return this.parsed.newer;
  }

  /** The message to show to the user. */
  get sentence(): string {
    return this.parsed.message ?? this.parsed.error ?? (this.body || this.message);
  }
}

/** The server was busy or another write was in progress, so the same call may succeed later. */
export const maySucceedLater = ({ status, code }: Pick<CallError, "status" | "code">): boolean =>
  status === 429 || status >= 500 || code === "try_again";

/** A message for any failure. The browser's own network error text does not help a student. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallError) return error.sentence;
  if (isConnectionError(error)) return "No connection. Please check your network and try again.";
  return error instanceof Error ? error.message : String(error);
}

type RequestBody = { body?: BodyInit; headers: Record<string, string> };

function bodyOf(input: { body?: unknown; file?: File | undefined }, field: string | undefined): RequestBody {
  if (field && input.file) {
    const form = new FormData();
    form.set(field, input.file);
    return { body: form, headers: {} };
  }
  if (input.body === undefined) return { headers: {} };
  return { body: JSON.stringify(input.body), headers: { "Content-Type": "application/json" } };
}

type CallOptions = {
  signal?: AbortSignal | undefined;
  /** Stays the same for every retry of one press, so that the server runs it once. */
  idempotencyKey?: string | undefined;
  /** Lets the request finish when the user leaves the page. */
  keepalive?: boolean;
};

/** `fetch`, which also notes whether there is a connection. */
async function fetchAndNote(address: string, init: RequestInit): Promise<Response> {
  try {
    const response = await fetch(address, init);
    noteConnection(true);
    return response;
  } catch (error) {
    if (isConnectionError(error)) noteConnection(false);
    throw error;
  }
}

/** The request did not reach the server, or its response did not reach the browser. */
export const isConnectionError = (error: unknown): boolean => error instanceof TypeError;

let lastWriteByServer = 0;
let lastWriteByBrowser = Number.NEGATIVE_INFINITY;

function noteWrite({ headers }: Response): void {
  lastWriteByServer = Date.parse(headers.get("date") ?? "") + 1000 || lastWriteByServer;
  lastWriteByBrowser = Date.now();
}

/** The newest write of this tab by the server's clock, rounded up to the next second. */
export const lastWriteAt = (): number => lastWriteByServer;

/** By this browser's clock; infinite before the first write. */
export const msSinceLastWrite = (): number => Date.now() - lastWriteByBrowser;

/**
 * The typed call from the browser to the API. The server has already parsed the response, so it is not parsed again.
 */
export async function call<const C extends EndpointRef>(
  spec: C,
  ...[input, options]: object extends CallInput<EndpointOf<C>>
    ? [input?: CallInput<EndpointOf<C>>, options?: CallOptions]
    : [input: CallInput<EndpointOf<C>>, options?: CallOptions]
): Promise<ResponseOf<EndpointOf<C>>> {
  const request = (input ?? {}) as { params?: object; query?: object; body?: unknown; file?: File };
  const { signal, idempotencyKey, keepalive } = options ?? {};
  const { body, headers } = bodyOf(request, spec.file);
  const response = await fetchAndNote(addressOf(spec, request), {
    method: spec.method,
    credentials: "include",
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
    ...(body !== undefined && { body }),
    headers: { ...headers, ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }) },
  });
  const text = await response.text();
  if (!response.ok) throw new CallError(response.status, text, response.statusText);
  if (spec.method !== "GET") noteWrite(response);
  return JSON.parse(text) as ResponseOf<EndpointOf<C>>;
}
