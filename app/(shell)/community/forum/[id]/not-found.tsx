import { ForumContentNotFound } from "@/components/forums/not-found";
import { FORUM_MISSING, INVALID_FORUM } from "@/lib/forums/rules/words";

export default function ForumNotFound() {
  return <ForumContentNotFound invalid={INVALID_FORUM} missing={FORUM_MISSING} />;
}
