import { type Account, createSession, HOME } from "./e2e-world";

/** Account who talks to the running product without a browser. */
export class Caller {
  private constructor(
    readonly id: string,
    private readonly session: string,
  ) {}

  static async of(somebody: Pick<Account, "id">): Promise<Caller> {
    return new Caller(somebody.id, await createSession(somebody));
  }

  static nobody(): Caller {
    return new Caller("", "");
  }

  /** A call as our own pages send it. Throws when it is refused. */
  async send<T = { id: number }>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.fetch(path, {
      method,
      headers: { "content-type": "application/json", origin: HOME },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === "" ? undefined : JSON.parse(text)) as T;
  }

  /** Without following to where it leads. */
  fetch(path: string, { headers, ...init }: RequestInit & { headers?: Record<string, string> } = {}) {
    const cookie: Record<string, string> = this.session ? { cookie: `session=${this.session}` } : {};
    return fetch(HOME + path, { redirect: "manual", ...init, headers: { ...cookie, ...headers } });
  }
}
