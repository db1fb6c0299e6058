import { setSkips as contract } from "@/lib/plan/contract/plan";
import { setSkips } from "@/lib/plan/writes/topics";
import { methods, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, ({ viewer, body }) => setSkips(viewer, body.topicIds)),
);
