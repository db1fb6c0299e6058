import { randomUUID } from "node:crypto";
import { enterPreview, REVIEWERS } from "@/lib/accounts/writes/preview";
import { clientOf } from "@/lib/platform/server/client";

/** The buttons 'Enter as Ada' and 'Enter as Root' of previews. A plain form, so that it works before any script. */
export async function POST(request: Request): Promise<Response> {
  const requestId = randomUUID();
  const name = (await request.formData().catch(() => null))?.get("as");
  const reviewer = REVIEWERS.find((one) => one === name);
  // Another site must not sign a reviewer in.
  const isOurs = request.headers.get("sec-fetch-site") === "same-origin";
  const cookie = isOurs && reviewer ? await enterPreview(reviewer, clientOf(request, requestId)) : null;
  if (!cookie) return new Response("Not found", { status: 404, headers: SAFE });
  const Location = reviewer === "root" ? "/admin" : "/dashboard";
  return new Response(null, { status: 303, headers: { ...SAFE, Location, "Set-Cookie": cookie } });
}

const SAFE = { "Cache-Control": "no-store" };
