import { respond } from "./routes";
import { sessionFrom } from "./sign-in";

export type Provider = "google" | "microsoft-entra-id";

/** A browser with cookies, as far as signing in with a provider needs one. */
export class ProviderBrowser {
  readonly cookies = new Map<string, string>();

  async send(method: string, address: string, form?: Record<string, string>): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(new URL(address, process.env.APP_URL), {
      method,
      redirect: "manual",
      headers: {
        ...(cookie && { cookie }),
        ...(form && { "content-type": "application/x-www-form-urlencoded", "x-auth-return-redirect": "1" }),
        "x-forwarded-host": "evil.test",
        host: "evil.test",
        "sec-fetch-site": "same-origin",
      },
      ...(form && { body: new URLSearchParams(form) }),
    });
    const response = await respond(request);
    for (const one of response.headers.getSetCookie()) {
      const [pair = ""] = one.split(";");
      const [name = "", value = ""] = [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)];
      if (value === "" || /max-age=0/i.test(one)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  /** Presses 'Continue with …'. Returns the address that it redirects to. */
  async press(provider: Provider, callbackUrl = "/courses"): Promise<string> {
    const { csrfToken } = await (await this.send("GET", "/api/auth/csrf")).json();
    const response = await this.send("POST", `/api/auth/signin/${provider}`, { csrfToken, callbackUrl });
    return (await response.json()).url;
  }

  /** The whole sign-in: the button, the provider, and back. Returns the last response and where it redirects to. */
  async signIn(provider: Provider, callbackUrl?: string) {
    const there = await this.press(provider, callbackUrl);
    const back = (await fetch(there, { redirect: "manual" })).headers.get("location") ?? "";
    const response = await this.send("GET", back);
    const session = sessionFrom(response.headers);
    return { there, back, response, session, location: response.headers.get("location") };
  }
}
