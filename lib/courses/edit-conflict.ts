import "server-only";
import { Problem } from "@/lib/platform/contract/problem";

export const editConflict = () =>
  new Problem("edit_conflict", "Somebody else changed this meanwhile. Look at their version before you save yours.");
