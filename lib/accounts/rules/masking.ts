/**
 * What somebody typed to find a person, as the audit keeps it: enough to recognise one's own search, too little to name
 * somebody whose account is gone by then. `jane.doe@example.org` becomes `j***@example.org`.
 */
export function masked(typed: string): string {
  const [, local = typed, host = ""] = /^([^@]*)(@.*)?$/su.exec(typed) ?? [];
  return `${[...local][0] ?? ""}***${host}`;
}
