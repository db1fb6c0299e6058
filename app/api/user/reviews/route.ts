import { methods, route } from "@/lib/platform/server/route";
import { areaWeights } from "@/lib/practice/rules/papers";
import { getReviews as contract } from "@/lib/review/contract";
import { reviewsToday } from "@/lib/review/reads";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(contract, async ({ viewer }) => (await reviewsToday(viewer, areaWeights)).reviews),
);
