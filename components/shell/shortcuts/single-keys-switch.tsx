"use client";
import { useEffect, useId, useState } from "react";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import { setSingleKeys, singleKeysAreOff } from "./single-keys";

/** Stored for this browser only, because the need depends on the device. */
export function SingleKeysSwitch() {
  const id = useId();
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(!singleKeysAreOff()), []);
  return (
    <div className="flex items-center justify-between gap-4">
      <Label htmlFor={id}>Single-key shortcuts, in this browser</Label>
      <Switch
        id={id}
        checked={isOn}
        onCheckedChange={(checked) => {
          setOn(checked);
          setSingleKeys(checked);
        }}
      />
    </div>
  );
}
