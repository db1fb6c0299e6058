import { connected } from "../../local/database.mjs";

const MANY = 100_000;
const FIRST =
  "Ada Anna Ben Carla Chidi Daniela Emeka Femi Grace Hana Ines Jonas Kofi Lena Linus Maria Noor Olga Priya Zoë";
const LAST =
  "Abara Berg Costa Dlamini Ek Fischer Garcia Haddad Iyer Jensen Kowalski Lindqvist Mensah Novak Okafor Petrov";

/**
 * A hundred thousand accounts from two years: of each hundred, fifteen pay, three have Premium as a grant, ten had it
 * before.
 */
export const fillUsers = (database) =>
  connected(database, async (client) => {
    await client.query(
      `with made as (
         select n, abs(hashint4(n)) as dice, $2::text[] as first, $3::text[] as last from generate_series(1, $1::int) n
       ), named as (
         select n, dice % 100 as plan, first[1 + dice % 20] as given, last[1 + dice / 20 % 16] as family from made
       )
       insert into "User" (id, username, name, email, "isAdmin", "createdAt", "subscriptionStatus", "subscriptionTier",
                           "subscriptionSource", "subscriptionCurrentPeriodEnd", "subscriptionGrantedUntil")
       select uuidv7(- n * interval '10 minutes'), 'bench-' || n, given || ' ' || family || ' ' || n,
              lower(family) || '.' || n || '@example.org', n % 5000 = 0, now() - n * interval '10 minutes',
              case when plan < 18 then 'active' when plan < 28 then 'canceled' end, case when plan < 18 then 'premium' end,
              case when plan < 15 then 'stripe' when plan < 18 then 'granted' when plan < 28 then 'stripe' end,
              case when plan < 28 then now() + (plan - 22) * interval '-20 days' end,
              case when plan between 15 and 17 then now() + (plan - 22) * interval '-20 days' end
       from named`,
      [MANY, FIRST.split(" "), LAST.split(" ")],
    );
    await client.query(`vacuum analyze "User"`);
    return MANY;
  });
