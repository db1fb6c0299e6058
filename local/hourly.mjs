const HOUR_MS = 60 * 60 * 1000;

/** Calls the cron route at once and then every hour, as the host's scheduler does in production. */
export function everyHour({ port, secret }) {
  const call = () =>
    fetch(`http://127.0.0.1:${port}/api/cron/daily`, {
      headers: { Authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(60_000),
    }).catch(() => undefined);
  call();
  const timer = setInterval(call, HOUR_MS);
  return () => clearInterval(timer);
}
