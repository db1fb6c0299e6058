import { previewPost } from "@/lib/forums/contract/posts";
import { render } from "@/lib/forums/markdown";
import { methods, route } from "@/lib/platform/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(previewPost, ({ body }) => ({ body: render(body.content) })),
);
