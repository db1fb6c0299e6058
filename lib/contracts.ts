import * as accounts from "./accounts/contract";
import * as mails from "./accounts/contract/mails";
import * as users from "./accounts/contract/managing";
import * as profile from "./accounts/contract/profile";
import * as security from "./accounts/contract/security";
import * as adminOverview from "./admin/contract/overview";
import * as adminSearch from "./admin/contract/search";
import * as calendar from "./calendar/contract";
import * as courses from "./courses/contract";
import * as courseImport from "./courses/contract/import";
import * as coursesManaging from "./courses/contract/managing";
import * as courseOutline from "./courses/contract/outline";
import * as forums from "./forums/contract/forums";
import * as forumsHistory from "./forums/contract/history";
import * as forumsManaging from "./forums/contract/managing";
import * as forumsNames from "./forums/contract/names";
import * as posts from "./forums/contract/posts";
import * as reading from "./forums/contract/reading";
import * as reports from "./forums/contract/reports";
import * as threads from "./forums/contract/threads";
import * as groups from "./groups/contract/groups";
import * as groupInvitations from "./groups/contract/invitations";
import * as groupMembers from "./groups/contract/members";
import * as groupMessages from "./groups/contract/messages";
import * as groupNames from "./groups/contract/names";
import * as lessons from "./lessons/contract";
import * as lessonsManaging from "./lessons/contract/managing";
import * as notifications from "./notifications/contract";
import * as plan from "./plan/contract/plan";
import * as studyPlan from "./plan/contract/study-plan";
import type { Endpoint } from "./platform/contract/endpoint";
import * as search from "./platform/contract/search";
import * as attempts from "./practice/contract/attempts";
import * as attemptItems from "./practice/contract/items";
import * as mocks from "./practice/contract/mocks";
import * as practice from "./practice/contract/overview";
import * as progress from "./progress/contract";
import * as streak from "./progress/contract/streak";
import * as studyDays from "./progress/contract/study-days";
import * as questions from "./questions/contract/managing";
import * as readiness from "./readiness/contract";
import * as review from "./review/contract";
import * as subscriptions from "./subscriptions/contract";

const isEndpoint = (entry: [string, unknown]): entry is [string, Endpoint] =>
  typeof entry[1] === "object" && entry[1] !== null && "method" in entry[1];

const place = ([, { path, method }]: [string, Endpoint]) => `${path} ${method}`;

// By address: the order of a module's exports is the bundler's own affair.
const endpointsOf = (contract: object): Record<string, Endpoint> =>
  Object.fromEntries(
    Object.entries(contract)
      .filter(isEndpoint)
      .sort((a, b) => (place(a) < place(b) ? -1 : 1)),
  );

/** The API's table of contents: every call there is, by domain and name. */
export const contracts: Record<string, Record<string, Endpoint>> = {
  accounts: endpointsOf({ ...accounts, ...mails, ...users, ...profile, ...security }),
  calendar: endpointsOf(calendar),
  admin: endpointsOf({ ...adminOverview, ...adminSearch }),
  courses: endpointsOf({ ...courses, ...coursesManaging, ...courseOutline, ...courseImport }),
  forums: endpointsOf({
    ...forums,
    ...forumsManaging,
    ...threads,
    ...posts,
    ...reading,
    ...forumsHistory,
    ...forumsNames,
    ...reports,
  }),
  groups: endpointsOf({ ...groups, ...groupMembers, ...groupInvitations, ...groupMessages, ...groupNames }),
  lessons: endpointsOf({ ...lessons, ...lessonsManaging }),
  notifications: endpointsOf(notifications),
  plan: endpointsOf({ ...studyPlan, ...plan }),
  platform: endpointsOf(search),
  practice: endpointsOf({ ...attempts, ...attemptItems, ...mocks, ...practice }),
  progress: endpointsOf({ ...progress, ...streak, ...studyDays }),
  questions: endpointsOf(questions),
  readiness: endpointsOf(readiness),
  review: endpointsOf(review),
  subscriptions: endpointsOf(subscriptions),
};
