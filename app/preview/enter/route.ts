import { randomUUID } from "node:crypto";
import { enterPreview, REVIEWERS } from "@/lib/accounts/writes/preview";
import { env } from "@/lib/platform/process/env";
import { bytesFrom } from "@/lib/platform/server/body";
import { clientOf } from "@/lib/platform/server/client";

/** The form sends `as=ada`. */
const MOST_BYTES = 100;

/** The buttons 'Enter as Ada' and 'Enter as Root' of previews. A plain form, so that it works before any script. */
export async function POST(request: Request): Promise<Response> {
  // Another site must not sign a reviewer in. What everybody may send is read only where it can have an effect.
  const isOurs = request.headers.get("sec-fetch-site") === "same-origin";
  const reviewer = env.preview && isOurs ? await reviewerIn(request) : undefined;
  const cookie = reviewer ? await enterPreview(reviewer, clientOf(request, randomUUID())) : null;
  if (!cookie) return new Response("Not found", { status: 404, headers: SAFE });
  const Location = reviewer === "root" ? "/admin" : "/dashboard";
  return new Response(null, { status: 303, headers: { ...SAFE, Location, "Set-Cookie": cookie } });
}

async function reviewerIn(request: Request) {
  const form = await bytesFrom(request, MOST_BYTES).catch(() => null);
  const name = form && new URLSearchParams(new TextDecoder().decode(form)).get("as");
  return REVIEWERS.find((one) => one === name);
}

const SAFE = { "Cache-Control": "no-store" };
