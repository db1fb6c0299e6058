import { expect, test, vi } from "vitest";
import { CallError } from "./call";
import { expectSignedOut, newQueryClient } from "./query-client";

const refused = (status: number) => async () => {
  throw new CallError(status, "{}", "Refused");
};

test("a read that finds the session over says so, until the session was ended here", async () => {
  const onSignedOut = vi.fn();
  const client = newQueryClient(onSignedOut);
  const read = (status: number) => client.fetchQuery({ queryKey: ["/api/user"], queryFn: refused(status) });
  await expect(read(503)).rejects.toThrow();
  expect(onSignedOut).not.toHaveBeenCalled();
  await expect(read(401)).rejects.toThrow();
  expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(client);
  expectSignedOut(client);
  await expect(read(401)).rejects.toThrow();
  expect(onSignedOut).toHaveBeenCalledTimes(1);
});

test("on the server a query sets no timer, which would keep its page in memory", () => {
  vi.useFakeTimers();
  newQueryClient().setQueryData(["/api/user"], { name: "Ada" });
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
