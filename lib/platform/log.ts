import "server-only";
import pino from "pino";

export const log = pino({
  level: process.env.LOG_LEVEL ?? "info",
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: ["*.token", "*.password", "*.cookie", "*.email"],
});
