import * as accounts from "./accounts/contract";
import * as courses from "./courses/contract";
import type { Endpoint } from "./platform/contract";
import * as progress from "./progress/contract";
import * as subscriptions from "./subscriptions/contract";

const endpointsOf = (contract: object): Record<string, Endpoint> =>
  Object.fromEntries(
    Object.entries(contract).filter(([, value]) => typeof value === "object" && value !== null && "method" in value),
  );

/** The API's table of contents: every call there is, by domain and name. */
export const contracts: Record<string, Record<string, Endpoint>> = {
  accounts: endpointsOf(accounts),
  courses: endpointsOf(courses),
  progress: endpointsOf(progress),
  subscriptions: endpointsOf(subscriptions),
};
