import "server-only";
import { db } from "@/lib/platform/database/db";

export const countAdmins = (): Promise<number> => db.user.count({ where: { isAdmin: true } });
