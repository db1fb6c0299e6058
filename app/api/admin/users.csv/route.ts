import * as z from "zod/mini";
import { exportPeople } from "@/lib/accounts/reads/people-export";
import { peopleFilter } from "@/lib/admin/contract/people";
import { dayOf } from "@/lib/platform/civil";
import { now } from "@/lib/platform/clock";
import { spendHere } from "@/lib/platform/limits";
import { Problem } from "@/lib/platform/problem";
import { adminFor, methods, plain } from "@/lib/platform/route";

const EXPORTS = { points: 20, seconds: 3600 };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plain("GET", "/api/admin/users.csv", async (request, client) => {
    const viewer = await adminFor(request, client);
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
