// A strict iCalendar parser, written from the grammar of RFC 5545 and sharing no code with the writer.

export type Property = { name: string; params: Record<string, string>; value: string };
export type Component = { name: string; properties: Property[]; components: Component[] };

const NAME = /^[A-Z0-9-]+/;
const PARAM = /^;([A-Z0-9-]+)=("[^"\p{Cc}]*"|[^";:,\p{Cc}]*)/u;
const DATE = /^\d{8}$/;
const UTC = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\dZ$/;
const LOCAL = /^\d{8}T([01]\d|2[0-3])[0-5]\d[0-5]\d$/;
const ONCE = ["UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "DESCRIPTION", "CREATED", "LAST-MODIFIED", "URL"];

/** Throws at the first violation of the standard. */
export function readCalendar(stream: string): Component {
  if (!stream.endsWith("\r\n")) throw new Error("The stream does not end with CRLF");
  const octets = stream.slice(0, -2).split("\r\n");
  for (const line of octets) {
    if (/[\r\n]/.test(line)) throw new Error(`A lone CR or LF in ${JSON.stringify(line)}`);
    if (Buffer.byteLength(line) > 75) throw new Error(`A line of ${Buffer.byteLength(line)} octets: ${line}`);
    if (/\p{Cs}/u.test(line)) throw new Error(`A line was folded inside a character: ${line}`);
  }
  const lines = octets
    .join("\r\n")
    .replace(/\r\n[ \t]/g, "")
    .split("\r\n")
    .map(propertyOf);
  const calendar = componentOf(lines);
  if (lines.length > 0) throw new Error("There is text after the calendar");
  check(calendar);
  return calendar;
}

function propertyOf(line: string): Property {
  const name = NAME.exec(line)?.[0];
  if (!name) throw new Error(`No property name: ${line}`);
  let rest = line.slice(name.length);
  const params: Record<string, string> = {};
  for (let found = PARAM.exec(rest); found; found = PARAM.exec(rest)) {
    params[found[1] ?? ""] = found[2] ?? "";
    rest = rest.slice(found[0].length);
  }
  if (!rest.startsWith(":")) throw new Error(`No value: ${line}`);
  const value = rest.slice(1);
  if (/(?!\t)\p{Cc}/u.test(value)) throw new Error(`A control character: ${JSON.stringify(line)}`);
  return { name, params, value };
}

function componentOf(lines: Property[]): Component {
  const begin = lines.shift();
  if (begin?.name !== "BEGIN") throw new Error("BEGIN expected");
  const created: Component = { name: begin.value, properties: [], components: [] };
  for (let next = lines[0]; next; next = lines[0]) {
    if (next.name === "BEGIN") created.components.push(componentOf(lines));
    else {
      lines.shift();
      if (next.name !== "END") created.properties.push(next);
      else if (next.value === created.name) return created;
      else throw new Error(`END:${next.value} within ${created.name}`);
    }
  }
  throw new Error(`${created.name} has no end`);
}

/** The raw values of one property of a component. */
export const valuesOf = (component: Component, name: string): string[] =>
  component.properties.filter((property) => property.name === name).map(({ value }) => value);

/** Unescapes a TEXT value; throws when a character should have been escaped. */
export function textOf(component: Component, name: string): string {
  const [value = ""] = valuesOf(component, name);
  return value.replace(/\\(.?)|[;,]/gs, (all, after: string | undefined) => {
    if (after === "n" || after === "N") return "\n";
    if (after === "\\" || after === ";" || after === ",") return after;
    throw new Error(`Not escaped or wrongly escaped: ${all} in ${value}`);
  });
}

export const eventsOf = (calendar: Component): Component[] =>
  calendar.components.filter((component) => component.name === "VEVENT");

function check(calendar: Component): void {
  if (calendar.name !== "VCALENDAR") throw new Error(`${calendar.name} is not VCALENDAR`);
  for (const name of ["PRODID", "VERSION"])
    if (valuesOf(calendar, name).length !== 1) throw new Error(`${name} must occur exactly once`);
  if (valuesOf(calendar, "VERSION")[0] !== "2.0") throw new Error("VERSION must be 2.0");
  if (calendar.components.length === 0) throw new Error("A calendar needs a component");
  const uids = eventsOf(calendar).map((event) => valuesOf(event, "UID")[0]);
  if (new Set(uids).size !== uids.length) throw new Error("Two events share a UID");
  for (const event of eventsOf(calendar)) checkEvent(event);
  const zones = calendar.components
    .filter(({ name }) => name === "VTIMEZONE")
    .flatMap((zone) => valuesOf(zone, "TZID"));
  for (const { params } of eventsOf(calendar).flatMap(({ properties }) => properties))
    if (params.TZID !== undefined && !zones.includes(params.TZID)) throw new Error(`${params.TZID} is not defined`);
}

function checkEvent(event: Component): void {
  for (const name of ONCE) if (valuesOf(event, name).length > 1) throw new Error(`${name} must not occur twice`);
  for (const name of ["UID", "DTSTAMP", "DTSTART"])
    if (!valuesOf(event, name)[0]) throw new Error(`${name} is missing`);
  for (const name of ["DTSTAMP", "CREATED", "LAST-MODIFIED"])
    for (const value of valuesOf(event, name)) if (!UTC.test(value)) throw new Error(`${name} must be UTC: ${value}`);
  for (const name of ["SUMMARY", "DESCRIPTION"]) textOf(event, name);
  for (const url of valuesOf(event, "URL")) new URL(url);
  const [start, end] = ["DTSTART", "DTEND"].map((name) => event.properties.find((property) => property.name === name));
  for (const point of [start, end]) if (point && !isPoint(point)) throw new Error(`Not a date or time: ${point.value}`);
  if (!start || !end) return;
  if (start.params.VALUE !== end.params.VALUE) throw new Error("DTEND must have the value type of DTSTART");
  if (end.value <= start.value) throw new Error(`DTEND ${end.value} must be later than DTSTART ${start.value}`);
}

function isPoint({ params, value }: Property): boolean {
  const pattern = params.VALUE === "DATE" ? DATE : params.TZID ? LOCAL : UTC;
  const [year, month, date] = [value.slice(0, 4), value.slice(4, 6), value.slice(6, 8)];
  const day = new Date(`${year}-${month}-${date}T00:00:00Z`);
  return pattern.test(value) && Number(month) === day.getUTCMonth() + 1 && Number(date) === day.getUTCDate();
}
