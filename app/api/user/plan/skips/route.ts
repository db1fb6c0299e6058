import { listSkips as read, setSkips as write } from "@/lib/plan/contract/plan";
import { listSkips } from "@/lib/plan/reads/skips";
import { setSkips } from "@/lib/plan/writes/topics";
import { methods, route } from "@/lib/platform/server/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(read, ({ viewer }) => listSkips(viewer)),
  route(write, ({ viewer, body }) => setSkips(viewer, body.topicIds)),
);
