import type { Shown } from "../contract/shown";

type Sheet = Pick<Extract<Shown, { kind: "sheet" }>, "rows">;
export type SheetInput = Extract<Sheet["rows"][number]["cells"][number], { at: number }>;

/** The cells of a sheet that the student fills in, by their index in the answer. */
export const inputsOf = ({ rows }: Sheet): SheetInput[] =>
  rows
    .flatMap(({ cells }) => cells.filter((cell): cell is SheetInput => cell.is === "input" || cell.is === "list"))
    .sort((a, b) => a.at - b.at);
