"use client";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { fetchExport } from "@/lib/accounts/hooks/security";
import { sentenceOf } from "@/lib/platform/call";
import { toast } from "@/lib/platform/toast";
import { useSignInAgain } from "../use-sign-in-again";

/** Asked for by the page, not by a link: a refusal is then a sentence and not a strange file. */
export function DownloadData() {
  const [busy, setBusy] = useState(false);
  const again = useSignInAgain();

  async function download() {
    setBusy(true);
    try {
      save(await fetchExport());
      toast({ title: "Your data is on its way", description: "Look for pacioli-data in your downloads." });
    } catch (error) {
      if (!again.asks(error, download))
        toast({ variant: "destructive", title: "Download failed", description: sentenceOf(error) });
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
      <p className="max-w-[52ch] text-muted-foreground text-sm">
        Everything we keep about you, in one JSON file: profile, courses, progress, calendar, posts. Twice a day at
        most.
      </p>
      <Button variant="outline" disabled={busy} onClick={download}>
        <Download aria-hidden="true" />
        {busy ? "Preparing..." : "Download my data"}
      </Button>
      {again.dialog}
    </div>
  );
}

function save(data: { exportedAt: string }) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `pacioli-data-${data.exportedAt.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
