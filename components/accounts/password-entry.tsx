import { useActionState, useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { ShowPassword, useShownPassword } from "@/components/ui/show-password";
import { signInWithPassword } from "@/lib/accounts/contract/security";
import type { Fields } from "@/lib/platform/contract/problem";
import { CallError, call, sentenceOf } from "@/lib/platform/query/call";
import { EntryField } from "./entry-field";
import { FormError } from "./form-error";
import { useAuthParams } from "./use-auth-params";
import { notifyOtherTabs } from "./use-signed-in-elsewhere";

type State = { email: string; fields?: Fields; errorMessage?: string; done?: true };

/** Sign-in with a password, for accounts that have set one. */
export function PasswordEntry({ email }: { email: string }) {
  const { next } = useAuthParams();
  const form = useRef<HTMLFormElement>(null);
  const [state, action, pending] = useActionState((_: State, data: FormData) => attempt(data, next), { email });
  const { isShown, toggle } = useShownPassword();
  const busy = pending || state.done;

  useEffect(() => {
    if (state.errorMessage) form.current?.querySelector<HTMLElement>("[aria-invalid], [name=password]")?.focus();
  }, [state]);

  return (
    <form ref={form} action={action} noValidate className="space-y-5">
      {state.errorMessage && !state.fields && !busy && <FormError>{state.errorMessage}</FormError>}
      <EntryField
        label="Email address"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={state.email}
        readOnly={busy}
        autoFocus={!email}
        error={busy ? undefined : state.fields?.email}
      />
      <EntryField
        label="Password"
        name="password"
        type={isShown ? "text" : "password"}
        end={<ShowPassword {...toggle} />}
        autoCapitalize="none"
        spellCheck={false}
        autoComplete="current-password"
        readOnly={busy}
        autoFocus={Boolean(email)}
        error={busy ? undefined : state.fields?.password}
        hint="Set one in your settings after signing in by link."
      />
      <button type="submit" disabled={busy} className={buttonVariants({ className: "w-full" })}>
        {busy ? "Signing in..." : "Sign in"}
      </button>
    </form>
  );
}

async function attempt(data: FormData, next: string | undefined): Promise<State> {
  const [email, password] = [String(data.get("email")), String(data.get("password"))];
  try {
    const answer = await call(signInWithPassword, { body: { email, password, ...(next ? { next } : {}) } });
    notifyOtherTabs();
    location.assign(answer.next);
    return { email, done: true };
  } catch (error) {
    const fields = error instanceof CallError ? error.fields : {};
    return { email, errorMessage: sentenceOf(error), ...(Object.keys(fields).length > 0 ? { fields } : {}) };
  }
}
