import "server-only";
import { after } from "next/server";

/** Once the answer is out; at once where no request is being answered by Next. */
export function later(work: () => Promise<unknown>): void {
  try {
    after(work);
  } catch {
    void work();
  }
}
