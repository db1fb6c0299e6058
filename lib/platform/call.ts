import { addressOf, type Callable, type Of } from "./address";
import type { Answer, Input } from "./contract";

/** What a failed call throws in the browser: its message is `"<status>: <body text>"`. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
    fallback: string,
  ) {
    super(`${status}: ${body || fallback}`);
    this.name = "CallError";
  }

  private get parsed(): { message?: string; error?: string; code?: string; fields?: Record<string, string> } {
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

  /** What a person reads. */
  get sentence(): string {
    return this.parsed.message ?? this.parsed.error ?? (this.body || this.message);
  }
}

/** A sentence for any failure; a browser's own network error says nothing a student could use. */
export function sentenceOf(error: unknown): string {
  if (error instanceof CallError) return error.sentence;
  if (error instanceof TypeError) return "No connection. Please check your network and try again.";
  return error instanceof Error ? error.message : String(error);
}

function bodyOf(input: { body?: unknown; file?: File | undefined }, field: string | undefined): RequestInit {
  if (field && input.file) {
    const form = new FormData();
    form.set(field, input.file);
    return { body: form };
  }
  if (input.body === undefined) return {};
  return { body: JSON.stringify(input.body), headers: { "Content-Type": "application/json" } };
}

/** The typed way from the browser to the API. The server parsed its answer already, so it is taken as it comes. */
export async function call<const C extends Callable>(
  spec: C,
  ...[input, signal]: object extends Input<Of<C>>
    ? [input?: Input<Of<C>>, signal?: AbortSignal]
    : [input: Input<Of<C>>, signal?: AbortSignal]
): Promise<Answer<Of<C>>> {
  const given = (input ?? {}) as { params?: object; query?: object; body?: unknown; file?: File };
  const response = await fetch(addressOf(spec, given), {
    method: spec.method,
    credentials: "include",
    ...(signal && { signal }),
    ...bodyOf(given, spec.file),
  });
  const text = await response.text();
  if (!response.ok) throw new CallError(response.status, text, response.statusText);
  return JSON.parse(text) as Answer<Of<C>>;
}
