import { NotThere } from "@/components/forums/not-there";
import { INVALID_THREAD, THREAD_MISSING } from "@/lib/forums/rules/words";

export default function ThreadNotFound() {
  return <NotThere invalid={INVALID_THREAD} missing={THREAD_MISSING} />;
}
