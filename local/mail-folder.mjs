import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Mails as files, one each, named so that they sort by time. */
export function mailFolder(folder) {
  mkdirSync(folder, { recursive: true });
  return {
    /** Written whole: nobody who watches the folder sees half a mail. */
    keep(id, { to, from, subject, text, html }) {
      const createdAt = new Date().toISOString();
      const name = `${createdAt.replaceAll(":", "-")}-${id}`;
      const mail = { id, to: [to].flat().join(", "), from, subject, text: text ?? "", html: html ?? "", createdAt };
      const draft = path.join(folder, `.${name}.tmp`);
      writeFileSync(draft, JSON.stringify(mail, null, 2));
      renameSync(draft, path.join(folder, `${name}.json`));
    },
    /** The newest first. */
    list: (limit = 200) =>
      names(folder)
        .slice(0, limit)
        .map((name) => read(folder, name)),
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

const read = (folder, name) => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
