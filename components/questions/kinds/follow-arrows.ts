import type { KeyboardEvent } from "react";

type Field = HTMLInputElement | HTMLSelectElement;

/** Arrows go on from a field's edge to its neighbours; up and down, and Enter, keep to the column. */
export function followArrows(event: KeyboardEvent, table: HTMLTableElement | null): void {
  const field = event.target;
  if (!isField(field) || event.ctrlKey || event.metaKey || event.altKey) return;
  const next = neighbour(event.key, event.shiftKey, field, fieldsOf(table));
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
  if (next instanceof HTMLInputElement) next.select();
}

const isField = (target: EventTarget): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement;

const fieldsOf = (table: HTMLTableElement | null): Field[] => [
  ...(table?.querySelectorAll<Field>("[data-column]") ?? []),
];

function neighbour(key: string, back: boolean, field: Field, fields: Field[]): Field | undefined {
  const column = fields.filter((one) => one.dataset.column === field.dataset.column);
  const step = (list: Field[], by: number) => list[list.indexOf(field) + by];
  const caret = field instanceof HTMLInputElement ? edgesOf(field) : { start: true, end: true };
  // A list changes its value with up and down, which must stay so.
  const isList = field instanceof HTMLSelectElement;
  if (key === "ArrowUp" && !isList) return step(column, -1);
  if (key === "ArrowDown" && !isList) return step(column, 1);
  if (key === "Enter") return step(column, back ? -1 : 1);
  if (key === "ArrowLeft" && caret.start) return step(fields, -1);
  if (key === "ArrowRight" && caret.end) return step(fields, 1);
  return undefined;
}

function edgesOf({ selectionStart, selectionEnd, value }: HTMLInputElement) {
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  return { start: selectionStart === 0, end: selectionEnd === value.length || isAll };
}
