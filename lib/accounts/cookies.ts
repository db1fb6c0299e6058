import "server-only";
import { env } from "@/lib/platform/env";
import { cookieAttributes, sessionCookie } from "@/lib/platform/session";
import { MAGIC_LINK_MINUTES } from "./rules";

/** Tells the browser that asked for a link from any other that opens it. */
export const requesterCookie = () => (env.secure ? "__Host-login" : "login");

export const cookieForRequester = (secret: string) =>
  `${requesterCookie()}=${secret}; Max-Age=${MAGIC_LINK_MINUTES * 60}; ${cookieAttributes()}`;

export const clearedCookie = () => `${sessionCookie()}=; Max-Age=0; ${cookieAttributes()}`;

/** For answers after which this browser is signed out. */
export const signedOutHeaders = (): [string, string][] => [
  ["Set-Cookie", clearedCookie()],
  ["Clear-Site-Data", '"cache", "storage"'],
];
