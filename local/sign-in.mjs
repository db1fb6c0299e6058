import { createHash, randomBytes } from "node:crypto";

export const LINK_MINUTES = 15;

/** A link like the one in the mail: valid once, for 15 minutes, with only its hash stored. `client` is a pg client. */
export async function signInLink(client, appUrl, email) {
  const token = randomBytes(32).toString("hex");
  await client.query(
    `insert into "MagicLinkToken" (token, email, "expiresAt") values ($1, $2, now() + make_interval(mins => $3))`,
    [createHash("sha256").update(token).digest("hex"), email, LINK_MINUTES],
  );
  return `${appUrl}/auth/verify?token=${token}`;
}

/** The accounts on the start page: the admin and a student from the sample data. */
export async function linksFor(client, appUrl, adminEmails) {
  const { rows } = await client.query(
    `(select email, name, 'admin' as role from "User"
       where "isAdmin" or email = any($1) order by email = any($1) desc, username = 'root' desc, "createdAt" limit 1)
     union all (select email, name, 'student' from "User" where username = 'ada')`,
    [adminEmails],
  );
  // An address in ADMIN_EMAILS gets an account when its link is used.
  const isWithoutAccount = adminEmails[0] && !rows.some(({ email }) => adminEmails.includes(email));
  if (isWithoutAccount) rows.unshift({ email: adminEmails[0], name: adminEmails[0], role: "admin" });
  const chosen = ["admin", "student"].flatMap((role) => rows.find((row) => row.role === role) ?? []);
  const links = [];
  for (const { email, name, role } of chosen) links.push({ name, role, url: await signInLink(client, appUrl, email) });
  return links;
}
