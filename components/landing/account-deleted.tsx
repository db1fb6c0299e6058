"use client";
import { useEffect } from "react";
import { toast } from "@/lib/platform/browser/toast";

/** Confirms the deletion of an account, which ends here. */
export function AccountDeleted() {
  useEffect(() => {
    if (new URLSearchParams(location.search).get("account") !== "deleted") return;
    window.history.replaceState(null, "", "/");
    toast({ title: "Your account is deleted", description: "Your data is removed. You are welcome back at any time." });
  }, []);
  return null;
}
