/**
 * Masks a search text for the audit: enough to recognize one's own search, too little to identify a deleted user.
 * `jane.doe@example.org` becomes `j***@example.org`.
 */
export function masked(typed: string): string {
  const [, local = typed, host = ""] = /^([^@]*)(@.*)?$/su.exec(typed) ?? [];
  return `${[...local][0] ?? ""}***${host}`;
}
