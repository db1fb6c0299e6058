import { readFile } from "@/lib/platform/services/files";

const NEVER_CHANGES = "public, max-age=31536000, immutable";
const PATH = /^([0-9a-f]{2})\/(\1[0-9a-f]{30}\.webp)$/;

/** Pictures uploaded by users; the product's own are in public/uploads and are served first. Anything else is 404. */
export async function GET(_: Request, { params }: { params: Promise<{ path: string[] }> }): Promise<Response> {
  const key = PATH.exec((await params).path.join("/"))?.[2];
  const bytes = key ? await readFile(key) : null;
  if (!bytes) return new Response("Not found", { status: 404, headers: { ...SAFE, "Cache-Control": "no-store" } });
  return new Response(new Uint8Array(bytes), {
    headers: {
      ...SAFE,
      "Content-Type": "image/webp",
      "Content-Disposition": `inline; filename="${key}"`,
      "Cache-Control": NEVER_CHANGES,
    },
  });
}

const SAFE = { "X-Content-Type-Options": "nosniff", "Content-Security-Policy": "sandbox; default-src 'none'" };
