import type { Thread } from "../contract/threads";
import { beginningOf } from "./beginning";
import { postAddress } from "./paging";

const SUMMARY = 160;
/** The length of the texts in the structured data for search engines. */
const QUOTED = 2000;

/** The beginning of a text, cut at a word. */
export function summaryOf(content: string): string {
  const line = content.replace(/\s+/g, " ").trim();
  const characters = [...line];
  if (characters.length <= SUMMARY) return line;
  return `${characters
    .slice(0, SUMMARY)
    .join("")
    .replace(/\s+\S*$/, "")}…`;
}

/**
 * A solved thread as search engines read it: https://schema.org/QAPage. Null without an answer, and when the first post
 * itself is the answer.
 */
export function questionOf(thread: Thread, appUrl: string): object | null {
  const { id, title, content, username, createdAt, readableReplyCount, answer } = thread;
  if (!answer || answer.position === 1) return null;
  const author = (name: string) => ({ "@type": "Person", name });
  return {
    "@context": "https://schema.org",
    "@type": "QAPage",
    mainEntity: {
      "@type": "Question",
      name: title,
      text: beginningOf(content, QUOTED),
      url: `${appUrl}/community/thread/${id}`,
      answerCount: readableReplyCount,
      datePublished: createdAt,
      author: author(username),
      acceptedAnswer: {
        "@type": "Answer",
        text: beginningOf(answer.content, QUOTED),
        url: appUrl + postAddress(id, answer),
        upvoteCount: answer.likeCount,
        datePublished: answer.createdAt,
        author: author(answer.username),
      },
    },
  };
}
