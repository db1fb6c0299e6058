import "server-only";
import { env } from "@/lib/platform/process/env";
import { cookieAttributes, sessionCookie } from "@/lib/platform/server/session";
import { MAGIC_LINK_MINUTES } from "./rules";

/** Identifies the browser that requested a link. */
export const requesterCookie = () => (env.secure ? "__Host-login" : "login");

export const cookieForRequester = (secret: string) =>
  `${requesterCookie()}=${secret}; Max-Age=${MAGIC_LINK_MINUTES * 60}; ${cookieAttributes()}`;

export const clearedCookie = () => `${sessionCookie()}=; Max-Age=0; ${cookieAttributes()}`;

/** For responses that sign this browser out. */
export const signedOutHeaders = (): [string, string][] => [
  ["Set-Cookie", clearedCookie()],
  ["Clear-Site-Data", '"cache", "storage"'],
];
