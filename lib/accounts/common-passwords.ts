import "server-only";
import { PASSWORD_MIN } from "./rules";

// Ordered by frequency in leaks; attackers try the first ten thousand first.
const TRIED_FIRST = 10_000;

let common: Set<string> | undefined;

async function commonPasswords(): Promise<Set<string>> {
  if (common) return common;
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const list = dictionary["passwords-common"] as string[];
  common = new Set(list.filter((password) => password.length >= PASSWORD_MIN).slice(0, TRIED_FIRST));
  return common;
}

const COMMON = "This password is one of the first that are tried. Please choose another.";
const OWN = "Please choose a password that is not your name or your e-mail address.";

type Owner = { email: string; name: string; username: string };

/** The reason why a password is too easy to guess, or null. */
export async function weaknessOf(password: string, owner: Owner): Promise<string | null> {
  const folded = password.normalize("NFKC").toLowerCase();
  if (isOwnWord(folded, owner)) return OWN;
  return (await commonPasswords()).has(folded.trim()) ? COMMON : null;
}

/** The user's own words are also rejected with spaces, digits or punctuation around them. */
function isOwnWord(folded: string, { email, name, username }: Owner): boolean {
  const plain = wordOf(folded);
  const own = [email, email.split("@")[0] ?? "", name, ...name.split(/\s+/), username, "Pacioli"].map(wordOf);
  return plain === "" ? false : own.includes(plain) || folded.trim() === email;
}

const wordOf = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .replace(/^\p{N}+|\p{N}+$/gu, "");
