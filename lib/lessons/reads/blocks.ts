import "server-only";
import { singleton } from "@/lib/platform/process/singleton";
import type { Block } from "@/lib/writing/block";
import { readLesson } from "@/lib/writing/markdown";

const MOST_LESSONS = 300;
const MOST_BYTES = 16 * 1024 * 1024;

type CachedLesson = { text: string; blocks: Block[]; bytes: number };

/**
 * Keeps recently read lessons in memory as parsed blocks; removes the oldest when there are too many or they are too
 * large.
 */
class LessonMemory {
  private readonly lessons = new Map<string, CachedLesson>();
  private bytes = 0;

  blocksOf(key: string, text: string): Block[] {
    const cached = this.lessons.get(key);
    this.lessons.delete(key);
    if (cached && cached.text === text) {
      this.lessons.set(key, cached);
      return cached.blocks;
    }
    this.bytes -= cached?.bytes ?? 0;
    const { blocks } = readLesson(text);
    const created = { text, blocks, bytes: 2 * (text.length + JSON.stringify(blocks).length) };
    this.lessons.set(key, created);
    this.bytes += created.bytes;
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
