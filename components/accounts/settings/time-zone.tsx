"use client";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { CurrentUser } from "@/lib/accounts/contract";
import { useChooseTimeZone } from "@/lib/accounts/hooks/profile";
import { timeIn, zoneGroups } from "./zones";

/** Only the browser has this value, so it is read after hydration. */
function useBrowserZone() {
  const [zones, setZones] = useState<{ here: string; all: string[]; at: Date } | null>(null);
  useEffect(() => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
    setZones({ here, all: Intl.supportedValuesOf("timeZone"), at: new Date() });
  }, []);
  return zones;
}

/** Typing 'tok' chooses three zones one after the other; the last one is saved. */
const STILL_TYPING_MS = 800;

export function TimeZone({ user: { timeZone, timeZoneChosen } }: { user: CurrentUser }) {
  const browser = useBrowserZone();
  const choose = useChooseTimeZone();
  // Hundreds of options would make everything on the page slower, also opening a dialog.
  const [isWanted, setWanted] = useState(false);
  const list = () => setWanted(true);
  const groups = zoneGroups([...((isWanted && browser?.all) || []), timeZone, "UTC"]);
  const set = (zone: string, chosen: boolean) => choose.mutate({ body: { timeZone: zone, chosen } });
  const [picked, setPicked] = useState<string | null>(null);
  const saveLater = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = (zone: string) => {
    clearTimeout(saveLater.current);
    saveLater.current = undefined;
    const forget = () => setPicked((now) => (now === zone ? null : now));
    if (zone === timeZone && timeZoneChosen) forget();
    else choose.mutate({ body: { timeZone: zone, chosen: true } }, { onSettled: forget });
  };
  const pick = (zone: string) => {
    setPicked(zone);
    clearTimeout(saveLater.current);
    saveLater.current = setTimeout(() => save(zone), STILL_TYPING_MS);
  };
  return (
    <div className="space-y-3">
      <Field label="Your time zone" hint={browser && `It is ${timeIn(timeZone, browser.at)} there now.`}>
        {(wiring) => (
          <NativeSelect
            {...wiring}
            value={picked ?? timeZone}
            disabled={!browser}
            onPointerEnter={list}
            onPointerDown={list}
            onFocus={list}
            onChange={({ target }) => pick(target.value)}
            onBlur={({ target }) => saveLater.current !== undefined && save(target.value)}
          >
            {groups.map(({ region, zones }) => (
              <optgroup key={region} label={region}>
                {zones.map(({ name, label }) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </NativeSelect>
        )}
      </Field>
      {timeZoneChosen ? (
        <p className="text-muted-foreground text-sm">
          You picked this zone, so it stays when you travel.{" "}
          {browser && (
            <Button
              variant="link"
              className="h-auto px-0"
              disabled={choose.isPending}
              onClick={() => set(browser.here, false)}
            >
              Follow this device again
            </Button>
          )}
        </p>
      ) : (
        <p className="text-muted-foreground text-sm">
          It follows your device and changes when you travel. Pick one here to keep it.
        </p>
      )}
    </div>
  );
}
