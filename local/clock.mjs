import { readFileSync } from "node:fs";
import path from "node:path";

// Loaded into the app's process with MOVABLE_CLOCK=1: shifts the current time by the milliseconds in DATA_DIR/clock, so
// that tests can go through a week in a minute. The database's clock does not move.
if (process.env.MOVABLE_CLOCK === "1") {
  const file = path.join(process.env.DATA_DIR ?? ".data", "clock");
  const RealDate = Date;

  // Read each time, so that a change takes effect at once.
  const shift = () => {
    try {
      return Number(readFileSync(file, "utf8")) || 0;
    } catch {
      return 0;
    }
  };
  const currentTime = () => RealDate.now() + shift();

  globalThis.Date = new Proxy(RealDate, {
    construct: (target, values, made) =>
      Reflect.construct(target, values.length === 0 ? [currentTime()] : values, made),
    apply: () => new RealDate(currentTime()).toString(),
    get: (target, name) => (name === "now" ? currentTime : Reflect.get(target, name)),
  });
}
