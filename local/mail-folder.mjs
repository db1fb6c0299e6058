import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Mails as files, one per mail, named so that they sort by time. */
export function mailFolder(folder) {
  // Mails hold sign-in links: nobody else on this machine may read them.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  return {
    /** Written to a temporary file and renamed, so that no reader sees half a mail. */
    keep(id, { to, from, subject, text, html, headers = undefined }) {
      const createdAt = new Date().toISOString();
      const name = `${createdAt.replaceAll(":", "-")}-${id}`;
      const parts = { text: text ?? "", html: html ?? "", ...(headers ? { headers } : {}) };
      const mail = { id, to: [to].flat().join(", "), from, subject, ...parts, createdAt };
      const draft = path.join(folder, `.${name}.tmp`);
      writeFileSync(draft, JSON.stringify(mail, null, 2), { mode: 0o600 });
      renameSync(draft, path.join(folder, `${name}.json`));
    },
    /** The newest first. */
    list: (limit = 200) =>
      names(folder)
        .slice(0, limit)
        .flatMap((name) => read(folder, name) ?? []),
    find(id) {
      const name = names(folder).find((candidate) => candidate.endsWith(`-${id}.json`));
      return name && read(folder, name);
    },
    count: () => names(folder).length,
  };
}

const names = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json") && !name.startsWith("."))
    .sort()
    .reverse();

/** Skips invalid files: one damaged file must not hide the others. */
function read(folder, name) {
  try {
    const mail = JSON.parse(readFileSync(path.join(folder, name), "utf8"));
    return typeof mail?.subject === "string" && typeof mail.to === "string" ? mail : undefined;
  } catch {
    return undefined;
  }
}
