import { useActionState, useEffect, useRef } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { verify } from "@/lib/accounts/contract";
import { CODE_TRIES } from "@/lib/accounts/rules";
import { CallError, call, sentenceOf } from "@/lib/platform/call";
import { notifyOtherTabs } from "./use-signed-in-elsewhere";

type State = { tries: number; code: string; wrong?: string; done?: true };

export function CodeForm({ email }: { email: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [state, action, pending] = useActionState(
    (before: State, data: FormData) => attempt(email, before, String(data.get("code"))),
    { tries: 0, code: "" },
  );
  useEffect(() => {
    if (state.wrong) input.current?.select();
  }, [state]);
  const busy = pending || state.done;

  return (
    <form action={action} noValidate className="mt-6 border-t pt-5">
      <Field label="Or type the 6-digit code from the e-mail" error={busy ? undefined : state.wrong}>
        {(wiring) => (
          <div className="flex gap-2">
            <Input
              {...wiring}
              ref={input}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              defaultValue={state.code}
              readOnly={pending}
              onChange={({ target }) => {
                target.value = digitsOf(target.value);
              }}
              className="text-lg tracking-[0.3em] md:text-lg"
            />
            <button type="submit" disabled={busy} className={buttonVariants({ variant: "outline" })}>
              {busy ? "Signing in..." : "Sign in"}
            </button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** Pasted codes come with blanks, dashes and whatever stood around them. */
const digitsOf = (text: string) => text.replace(/\D/g, "").slice(0, 6);

async function attempt(email: string, { tries }: State, typed: string): Promise<State> {
  const code = digitsOf(typed);
  if (code.length < 6) return { tries, code, wrong: "The code has six digits." };
  try {
    const { next } = await call(verify, { body: { email, code } });
    notifyOtherTabs();
    location.assign(next);
    return { tries, code, done: true };
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== "link_expired")
      return { tries, code, wrong: sentenceOf(error) };
    return { tries: tries + 1, code, wrong: refusal(tries + 1) };
  }
}

const refusal = (tries: number) =>
  tries < CODE_TRIES
    ? "This code is not right, or it has expired. Please compare it with the newest e-mail."
    : "This code no longer works after five wrong tries. Please send a new e-mail.";
