import { connected } from "../../local/database.mjs";

const ROUNDS = 20;
// A common word, its first letters, several words, a typing error, an error in each of two words, and a word without a
// match.
const TYPED = [
  "account",
  "ac",
  "accounting standards",
  "tax",
  "deffered tax",
  "acounting standrads",
  "qqzzx",
  "the and of",
];

/** 50 000 topics with titles of twelve words from the catalogue, each as frequent as it is there. */
export const fillCatalogue = (database) =>
  connected(database, async (client) => {
    await client.query(`create temp table known as
      select row_number() over () as place, lower(part) as word
      from "Topic", regexp_split_to_table(title || ' ' || description, '[^[:alnum:]]+') part where char_length(part) > 1`);
    await client.query("create index on known (place)");
    const words = (count, salt) => `(select string_agg(k.word, ' ') from generate_series(1, ${count}) w
      join known k on k.place = 1 + abs(hashint8(n * 64 + w + ${salt})) % (select count(*) from known))`;
    await client.query(`with course as (
        insert into "Course" (title, description) select 'Catalogue ' || n, 'A course of the search.' from generate_series(1, 50) n
        returning id
      ), module as (
        insert into "Module" ("courseId", title, description, "order")
        select id, 'Part ' || n, 'A module of the search.', n from course, generate_series(1, 10) n returning id, "order"
      )
      insert into "Topic" ("moduleId", title, description, "order")
      select id, ${words(4, 0)}, ${words(8, 32)}, n % 100
      from (select id, row_number() over (order by id) * 100 + step as n from module, generate_series(0, 99) step) placed`);
    await client.query("analyze");
    const { rows } = await client.query(`select count(*)::int as topics from "Topic"`);
    return rows[0].topics;
  });

/** The 95th percentile of a hundred responses in milliseconds, one after another, each until its last byte. */
export async function searchTime(url, cookie) {
  const times = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const typed of TYPED) {
      const begun = performance.now();
      const response = await fetch(`${url}/api/search?q=${encodeURIComponent(typed)}`, { headers: { cookie } });
      await response.text();
      if (response.status !== 200) return undefined;
      times.push(performance.now() - begun);
    }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)];
}
