import { ForumContentNotFound } from "@/components/forums/not-found";
import { INVALID_THREAD, THREAD_MISSING } from "@/lib/forums/rules/words";

export default function ThreadNotFound() {
  return <ForumContentNotFound invalid={INVALID_THREAD} missing={THREAD_MISSING} />;
}
