/**
 * Limits for each statement of the app, stored with its role in the database. They cannot be set per connection:
 * PgBouncer and other poolers refuse start-up options, and with them a session may be used by several clients.
 */
const LIMITS = {
  statement_timeout: "5s",
  lock_timeout: "2s",
  idle_in_transaction_session_timeout: "10s",
  timezone: "UTC",
};

const NOT_ALLOWED = "42501";

/**
 * Sets the limits for the role, in every database. A role may set its own limits; those of another role need the right
 * to change roles. Without that right this changes nothing and returns false; then whoever created the role must set
 * them (docs/deploying.md).
 */
export async function limitRole(client, role) {
  const { rows } = await client.query("SELECT rolconfig AS config FROM pg_roles WHERE rolname = $1", [role]);
  const config = rows[0]?.config ?? [];
  const missing = Object.entries(LIMITS).filter(([name, value]) => !isIn(config, name, value));
  try {
    for (const [name, value] of missing)
      await client.query(`ALTER ROLE ${client.escapeIdentifier(role)} SET ${name} = ${client.escapeLiteral(value)}`);
    return true;
  } catch (error) {
    if (error.code === NOT_ALLOWED) return false;
    throw error;
  }
}

/** Postgres may spell the names differently: 'TimeZone=UTC'. */
const isIn = (config, name, value) => config.some((entry) => entry.toLowerCase() === `${name}=${value}`.toLowerCase());

/** The settings that this connection should have but does not, by name. A limit of another length is the host's choice. */
export async function missingLimits(client) {
  const { rows } = await client.query(
    `SELECT lower(name) AS name FROM pg_settings
     WHERE lower(name) = ANY($1) AND (setting = '0' OR lower(name) = 'timezone' AND setting NOT IN ('UTC', 'Etc/UTC'))
     ORDER BY 1`,
    [Object.keys(LIMITS)],
  );
  return rows.map(({ name }) => name);
}
