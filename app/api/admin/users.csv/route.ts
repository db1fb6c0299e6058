import * as z from "zod/mini";
import { exportPeople } from "@/lib/accounts/reads/people-export";
import { peopleFilter } from "@/lib/admin/contract/people";
import { dayOf } from "@/lib/platform/civil";
import { now } from "@/lib/platform/clock";
import { spendHere } from "@/lib/platform/limits";
import { Problem } from "@/lib/platform/problem";
import { methods, plain } from "@/lib/platform/route";
import { findViewer, sessionIn, type Viewer } from "@/lib/platform/session";

const EXPORTS = { points: 20, seconds: 3600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plain("GET", "/api/admin/users.csv", async (request) => {
    const viewer = await administratorOf(request);
    await spendHere("users.csv", viewer.id, EXPORTS);
    const filter = z.safeParse(peopleFilter, Object.fromEntries(new URL(request.url).searchParams));
    if (!filter.success)
      throw new Problem("invalid_query", filter.error.issues[0]?.message ?? "Please check the filter.");
    return new Response(streamed(await exportPeople(viewer, filter.data)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="pacioli-users-${dayOf(now())}.csv"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      },
    });
  }),
);

async function administratorOf(request: Request): Promise<Viewer> {
  const viewer = await findViewer(sessionIn(request.headers.get("cookie")));
  if (!viewer) throw new Problem("unauthenticated", "Please sign in first.");
  if (!viewer.isAdmin) throw new Problem("admin_only", "Only admins can do this.");
  return viewer;
}

function streamed(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void pieces.return(undefined),
  });
}
