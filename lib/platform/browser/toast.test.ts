import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { currentToasts, dismissToast, subscribeToToasts, TOAST_REMOVE_DELAY, toast } from "./toast";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  dismissToast();
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("toasts", () => {
  it("show one message at a time, the newest", () => {
    toast({ title: "First" });
    toast({ title: "Second" });
    expect(currentToasts().map((entry) => entry.title)).toEqual(["Second"]);
  });

  it("keep a dismissed message, closed, for the removal delay", () => {
    const { dismiss } = toast({ title: "Done" });
    dismiss();
    expect(currentToasts()).toMatchObject([{ title: "Done", open: false }]);
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1);
    expect(currentToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentToasts()).toEqual([]);
  });

  it("do not let the removal of an old message take a new one with it", () => {
    toast({ title: "Old" }).dismiss();
    toast({ title: "New" });
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY);
    expect(currentToasts()).toMatchObject([{ title: "New", open: true }]);
  });

  it("tell whoever listens, until they stop", () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    toast({ title: "Heard" });
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    toast({ title: "Not heard" });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
