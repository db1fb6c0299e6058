import "server-only";
import pino from "pino";
import { currentRequest } from "../server/request-store";
import { env } from "./env";

export const log = pino({
  level: env.logLevel,
  base: null,
  // Each line names the request that it belongs to.
  mixin: () => {
    const request = currentRequest();
    return request ? { requestId: request.requestId } : {};
  },
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["*.token", "*.password", "*.cookie", "*.email"],
});
