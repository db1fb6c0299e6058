/** What was typed or pressed before the page could react, in its order. */
type EarlyEvent = { target: HTMLElement; value?: string };

declare global {
  interface Window {
    earlyInput?: { events: EarlyEvent[]; stop(): void };
  }
}

/**
 * Runs in the head. On a slow phone a page can be read and typed into before React takes it over; a press would then do
 * nothing, and the text of a form would be lost. So both are recorded here and repeated by `replayEarlyInput`. Links and
 * forms with an address of their own work without React and are left alone. Like the theme's script it must stay one
 * constant, because the policy allows it by its SHA-256.
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

/** Repeats for React what happened before it was there. Each event waits until React has rendered the one before. */
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

/** Menus open at the pointer's press, everything else at the click. */
function press(target: HTMLElement): void {
  target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true, button: 0 }));
  target.click();
}

/**
 * React ignores an event whose value it has seen already, and it sees a field's value when it takes the page over. The
 * setter of the prototype changes the value without its notice.
 */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
