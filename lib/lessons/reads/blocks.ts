import "server-only";
import { singleton } from "@/lib/platform/singleton";
import type { Block } from "@/lib/writing/block";
import { readLesson } from "@/lib/writing/markdown";

const MOST_LESSONS = 300;
const MOST_BYTES = 16 * 1024 * 1024;

type Kept = { text: string; blocks: Block[]; bytes: number };

/** The lessons read last stay in memory as blocks; the oldest go first, by number and by size. */
class LessonMemory {
  private readonly lessons = new Map<string, Kept>();
  private bytes = 0;

  blocksOf(key: string, text: string): Block[] {
    const known = this.lessons.get(key);
    this.lessons.delete(key);
    if (known && known.text === text) {
      this.lessons.set(key, known);
      return known.blocks;
    }
    this.bytes -= known?.bytes ?? 0;
    const { blocks } = readLesson(text);
    const made = { text, blocks, bytes: 2 * (text.length + JSON.stringify(blocks).length) };
    this.lessons.set(key, made);
    this.bytes += made.bytes;
    this.forget();
    return blocks;
  }

  private forget(): void {
    for (const [key, { bytes }] of this.lessons) {
      if (this.lessons.size <= MOST_LESSONS && this.bytes <= MOST_BYTES) return;
      this.lessons.delete(key);
      this.bytes -= bytes;
    }
  }
}

const memory = () => singleton("lessons as blocks", () => new LessonMemory());

export const blocksOfLesson = ({ topicId, version, text }: { topicId: number; version: number; text: string }) =>
  memory().blocksOf(`${topicId} ${version}`, text);
