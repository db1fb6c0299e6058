import { POINT_MAX, POINT_MIN } from "../rules";

export type ShippedPoint = { code: string; statement: string };
export type LessonFile = {
  /** The topic's code. */
  topic: string;
  sources: string[];
  points: ShippedPoint[];
  text: string;
  /** The number of lines before the text, so that line numbers match the author's file. */
  before: number;
  problems: { line: number; sentence: string }[];
};

const FACT = /^([a-z]+):\s*(.*)$/;
const POINT = /^ {2}([a-z0-9]+(?:-[a-z0-9]+)*):\s+(\S.*)$/;

/**
 * Parses a lesson file: topic, sources and points between two lines of `---`, then the text. Line numbers of problems
 * start at 1.
 */
export function lessonFileOf(content: string): LessonFile {
  const lines = content.replace(/\r\n?/g, "\n").split("\n");
  const end = lines[0] === "---" ? lines.indexOf("---", 1) : -1;
  const file: LessonFile = { topic: "", sources: [], points: [], text: "", before: 0, problems: [] };
  if (end < 0)
    return { ...file, problems: [{ line: 1, sentence: "A lesson begins with its facts between two lines '---'." }] };
  for (const [index, line] of lines.slice(1, end).entries()) takeFact(file, line, index + 2);
  const rest = lines.slice(end + 1);
  const first = Math.max(
    0,
    rest.findIndex((line) => line.trim() !== ""),
  );
  file.before = end + 1 + first;
  file.text = rest.slice(first).join("\n").trim();
  if (file.topic === "") file.problems.push({ line: 1, sentence: "The topic's code is missing." });
  if (file.points.length === 0) file.problems.push({ line: 1, sentence: "A lesson has points." });
  if (file.text === "") file.problems.push({ line: end + 1, sentence: "A lesson has a text." });
  return file;
}

function takeFact(file: LessonFile, raw: string, line: number): void {
  const [, name, value = ""] = FACT.exec(raw) ?? [];
  const [, code, statement = ""] = POINT.exec(raw) ?? [];
  if (name === "topic") file.topic = value.trim();
  else if (name === "sources") file.sources = value.split(";").flatMap((source) => source.trim() || []);
  else if (code) takePoint(file, { code: `${file.topic}.${code}`, statement: statement.trim() }, line);
  else if (name !== "points" && raw.trim() !== "")
    file.problems.push({ line, sentence: "This line is none of topic, sources and points." });
}

function takePoint(file: LessonFile, point: ShippedPoint, line: number): void {
  const letters = [...point.statement].length;
  if (letters < POINT_MIN || letters > POINT_MAX)
    file.problems.push({
      line,
      sentence: `A point has ${POINT_MIN} to ${POINT_MAX} characters; this one has ${letters}.`,
    });
  if (file.points.some(({ code }) => code === point.code))
    file.problems.push({ line, sentence: "This point's code stands here twice." });
  file.points.push(point);
}
