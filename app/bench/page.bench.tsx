import { connection } from "next/server";
import { queryRows } from "@/lib/platform/database/db";

type Row = { id: number; title: string; minutes: number };

/**
 * The least that a page of this product can cost: thirty rows of the database, no frame, no code in the browser. Only
 * builds for `npm run bench` contain it (`pageExtensions` in next.config.mjs); other pages are compared with it.
 */
export default async function PlainPage() {
  await connection();
  const rows = await queryRows<Row>`
    select t.id, t.title, m."lessonCount" as minutes from "Topic" t join "Module" m on m.id = t."moduleId"
    order by t.id limit 30`;
  return (
    <main>
      <h1>Topics</h1>
      <ul>
        {rows.map(({ id, title, minutes }) => (
          <li key={id}>
            <a href={`/topics/${id}`}>{title}</a> <span>{minutes} min</span>
          </li>
        ))}
      </ul>
    </main>
  );
}
