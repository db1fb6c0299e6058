import { previewPost } from "@/lib/forums/contract/posts";
import { methods, route } from "@/lib/platform/server/route";
import { plainParagraph, readPost } from "@/lib/writing/markdown";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(previewPost, ({ body }) => ({ body: readPost(body.content) ?? plainParagraph(body.content) })),
);
