export type Account = { id: string; name: string };

const plain = (text: string) => text.trim().toLowerCase();

/** The accounts that have the typed letters in them: first those that begin with them. */
export function matchAccounts(accounts: readonly Account[], typed: string): Account[] {
  const letters = plain(typed);
  const place = ({ name }: Account) => plain(name).indexOf(letters);
  const begins = (account: Account) => (place(account) === 0 ? 0 : 1);
  return accounts.filter((account) => place(account) >= 0).sort((a, b) => begins(a) - begins(b));
}

/** The account that is meant by what was typed: its whole name, or letters that only it has. */
export function onlyMatch(accounts: readonly Account[], typed: string): Account | undefined {
  if (plain(typed) === "") return undefined;
  const list = matchAccounts(accounts, typed);
  return list.find(({ name }) => plain(name) === plain(typed)) ?? (list.length === 1 ? list[0] : undefined);
}
