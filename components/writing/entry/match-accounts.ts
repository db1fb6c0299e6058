export type AccountName = { id: string; name: string };

const plain = (text: string) => text.trim().toLowerCase();

/** The accounts whose name contains the typed text; names that begin with it come first. */
export function matchAccounts(accounts: readonly AccountName[], typed: string): AccountName[] {
  const letters = plain(typed);
  const position = ({ name }: AccountName) => plain(name).indexOf(letters);
  const begins = (account: AccountName) => (position(account) === 0 ? 0 : 1);
  return accounts.filter((account) => position(account) >= 0).sort((a, b) => begins(a) - begins(b));
}

/** The account that the typed text identifies: by its full name, or by text that only one name contains. */
export function onlyMatch(accounts: readonly AccountName[], typed: string): AccountName | undefined {
  if (plain(typed) === "") return undefined;
  const list = matchAccounts(accounts, typed);
  return list.find(({ name }) => plain(name) === plain(typed)) ?? (list.length === 1 ? list[0] : undefined);
}
