import { positive, round, split, sum } from "../round";

/** Apportions an overhead to cost centres in proportion to a basis such as floor area. Whole dollars that add up. */
export const apportion = (total: number, bases: readonly number[]): number[] => split(total, bases);

/** Budgeted overhead per unit of activity; not rounded. */
export const absorptionRate = (overhead: number, activity: number): number =>
  overhead / positive(activity, "The activity");

type Absorption = { budgetOverhead: number; budgetActivity: number; actualOverhead: number; actualActivity: number };

/** The overhead absorbed at the budgeted rate, and the over-absorption (negative: under-absorption). */
export function absorb(overhead: Absorption) {
  const absorbed = round(
    (overhead.budgetOverhead * overhead.actualActivity) / positive(overhead.budgetActivity, "The activity"),
  );
  return { absorbed, over: absorbed - overhead.actualOverhead };
}

/** The overhead of each centre, and the users of each service centre: shares in per cent that add up to 100. */
export type Centres = Readonly<Record<string, number>>;
export type Service = { name: string; uses: Readonly<Record<string, number>> };

/** Direct method: straight to the production centres, ignoring work between service centres. */
export function direct(centres: Centres, services: readonly Service[]): Centres {
  const names = services.map(({ name }) => name);
  return services.reduce((now, service) => given(now, service, names), centres);
}

/** Step-down method, in the given order: a centre that has been shared out receives nothing more. */
export const step = (centres: Centres, services: readonly Service[]): Centres =>
  services.reduce(
    (now, service, index) =>
      given(
        now,
        service,
        services.slice(0, index).map(({ name }) => name),
      ),
    centres,
  );

/** Repeated distribution until the service centres hold less than a cent; the result is then in whole dollars. */
export function repeated(centres: Centres, services: readonly Service[]): Centres {
  const names = services.map(({ name }) => name);
  let now = centres;
  for (let rounds = 0; rounds < 200 && names.some((name) => Math.abs(now[name] ?? 0) > 0.005); rounds++) {
    now = services.reduce((before, service) => exact(before, service), now);
  }
  const production = Object.keys(centres).filter((name) => !names.includes(name));
  const shares = split(
    sum(Object.values(centres)),
    production.map((name) => now[name] ?? 0),
  );
  return { ...zero(names), ...Object.fromEntries(production.map((name, index) => [name, shares[index] ?? 0])) };
}

const zero = (names: readonly string[]): Centres => Object.fromEntries(names.map((name) => [name, 0]));

/** Shares out one service centre in whole dollars, to the centres that are not closed. */
function given(centres: Centres, { name, uses }: Service, closed: readonly string[]): Centres {
  const users = Object.keys(uses).filter((user) => user !== name && !closed.includes(user));
  const shares = split(
    centres[name] ?? 0,
    users.map((user) => uses[user] ?? 0),
  );
  const more = Object.fromEntries(users.map((user, index) => [user, (centres[user] ?? 0) + (shares[index] ?? 0)]));
  return { ...centres, ...more, [name]: 0 };
}

/** Shares out one service centre to all its users, not rounded. */
function exact(centres: Centres, { name, uses }: Service): Centres {
  const [held, all] = [centres[name] ?? 0, Object.values(uses).reduce((total, share) => total + share, 0)];
  const more = Object.fromEntries(
    Object.entries(uses).map(([user, share]) => [user, (centres[user] ?? 0) + (held * share) / all]),
  );
  return { ...centres, [name]: 0, ...more };
}
