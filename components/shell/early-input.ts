/** Events before hydration, in order. */
type EarlyEvent = { target: HTMLElement; value?: string };

declare global {
  interface Window {
    earlyInput?: { events: EarlyEvent[]; stop(): void };
  }
}

/**
 * Runs in the head. On a slow phone a page can be read and used before React hydrates it; a press would then do
 * nothing, and typed text would be lost. So both are recorded here and repeated by `replayEarlyInput`. Links, and forms
 * with an action URL, work without React and are left alone. Like the theme's script it must stay a constant, because
 * the Content-Security-Policy allows it by its SHA-256.
 */
export const EARLY_INPUT_SCRIPT = `(function(){
var events=[];
function typed(e){if("value"in e.target)events.push({target:e.target,value:e.target.value})}
function pressed(e){
var b=e.target.closest&&e.target.closest("button,input[type=checkbox],input[type=radio]");
if(!b||b.disabled)return;
var to=b.form&&b.form.getAttribute("action");
if(to&&to.indexOf("javascript:")!==0)return;
e.preventDefault();events.push({target:b})}
addEventListener("input",typed,true);addEventListener("click",pressed,true);
window.earlyInput={events:events,stop:function(){removeEventListener("input",typed,true);removeEventListener("click",pressed,true)}}
})()`;

/** Repeats the recorded events after hydration. Each event waits until React has rendered the previous one. */
export async function replayEarlyInput(): Promise<void> {
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  for (const { target, value } of early.events.splice(0)) {
    await new Promise((resolve) => setTimeout(resolve));
    if (!target.isConnected) continue;
    if (value === undefined) press(target);
    else if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) type(target, value);
  }
}

/** Menus open on pointerdown, everything else on click. */
function press(target: HTMLElement): void {
  target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true, button: 0 }));
  target.click();
}

/**
 * React ignores an event if the value has not changed since it last looked, and it reads the field's value during
 * hydration. The setter of the prototype changes the value without React's tracking.
 */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
