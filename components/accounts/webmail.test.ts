import { expect, test } from "vitest";
import { webmailOf } from "./webmail";

test.each([
  ["ada@gmail.com", "Gmail"],
  ["ada@hotmail.co.uk", "Outlook"],
  ["ada@yahoo.fr", "Yahoo Mail"],
  ["ada@me.com", "iCloud Mail"],
  ["ada@proton.me", "Proton Mail"],
  ["ada@example.org", undefined],
  ["gmail.com@example.org", undefined],
])("%s is read in %s", (email, name) => expect(webmailOf(email)?.name).toBe(name));
