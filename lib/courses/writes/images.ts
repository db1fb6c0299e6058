import "server-only";
import { audit } from "@/lib/platform/database/audit";
import type { Viewer } from "@/lib/platform/server/session";
import { storeFile } from "@/lib/platform/services/files";
import { courseImageFrom } from "@/lib/platform/services/pictures";

/** For admins. A picture that no course uses within a day is deleted. */
export async function storeCourseImage(viewer: Viewer, bytes: Uint8Array): Promise<{ imageUrl: string }> {
  const picture = await courseImageFrom(bytes);
  return storeFile(picture, { kind: "course-image", userId: viewer.id }, async (tx, imageUrl) => {
    const after = { bytes: picture.byteLength };
    await audit(tx, viewer, { action: "course.upload-image", targetType: "file", targetId: imageUrl, after });
    return { imageUrl };
  });
}
