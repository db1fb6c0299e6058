import { NotThere } from "@/components/forums/not-there";
import { FORUM_MISSING, INVALID_FORUM } from "@/lib/forums/rules/words";

export default function ForumNotFound() {
  return <NotThere invalid={INVALID_FORUM} missing={FORUM_MISSING} />;
}
