import * as z from "zod/mini";
import { userFilter } from "@/lib/accounts/contract/managing";
import { exportUsers } from "@/lib/accounts/reads/users-export";
import { Problem } from "@/lib/platform/contract/problem";
import { consumeShared } from "@/lib/platform/server/limits";
import { methods, plainRoute, requireAdmin } from "@/lib/platform/server/route";
import { dayOf } from "@/lib/platform/time/civil";
import { now } from "@/lib/platform/time/clock";

const EXPORTS = { points: 20, seconds: 3600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("GET", "/api/admin/users.csv", async (request, client) => {
    const viewer = await requireAdmin(request, client);
    await consumeShared("users.csv", viewer.id, EXPORTS);
    const filter = z.safeParse(userFilter, Object.fromEntries(new URL(request.url).searchParams));
    if (!filter.success)
      throw new Problem("invalid_query", filter.error.issues[0]?.message ?? "Please check the filter.");
    return new Response(streamed(await exportUsers(viewer, filter.data)), {
      headers: {
        "Content-Type": "text/csv; charset=utf-8",
        "Content-Disposition": `attachment; filename="pacioli-users-${dayOf(now())}.csv"`,
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
      },
    });
  }),
);

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
