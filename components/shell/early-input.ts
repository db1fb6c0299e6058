/** Events before hydration, in order: a typed value, a pressed key, or else a click. */
type EarlyEvent = { target: HTMLElement; value?: string; key?: KeyboardEventInit };

declare global {
  interface Window {
    earlyInput?: { events: EarlyEvent[]; stop(): void };
  }
}

/**
 * Runs in the head. On a slow phone a page can be read and used before React hydrates it; a press or a shortcut would
 * then do nothing, and typed text would be lost. So they are recorded here and repeated by `replayEarlyInput`. What is
 * recorded does not reach React, which may already listen: the same press would count twice. Links, and forms with an
 * action URL, work without React and are left alone. If the page's code cannot be loaded, a note says so. Like the
 * theme's script it must stay a constant, because the Content-Security-Policy allows it by its SHA-256.
 */
export const EARLY_INPUT_SCRIPT = `(function(){
var events=[];
function typed(e){if("value"in e.target)events.push({target:e.target,value:e.target.value})}
function repeated(e){
var b=e.target.closest&&e.target.closest("button,input[type=checkbox],input[type=radio]");
if(!b||b.disabled)return;
var to=b.form&&b.form.getAttribute("action");
if(to&&to.indexOf("javascript:")!==0)return;
e.stopPropagation();return b}
function pressed(e){var b=repeated(e);if(b){e.preventDefault();events.push({target:b})}}
function key(e){
if(!e.target.closest||e.target.closest("input,textarea,select"))return;
e.stopPropagation();
events.push({target:e.target,key:{key:e.key,code:e.code,ctrlKey:e.ctrlKey,metaKey:e.metaKey,shiftKey:e.shiftKey,altKey:e.altKey}})}
var note;
function missing(e){
if(note||e.target.tagName!=="SCRIPT")return;
note=document.createElement("p");note.setAttribute("role","alert");
note.className="fixed right-4 bottom-4 z-50 max-w-sm rounded-md border bg-popover p-4 text-sm text-foreground shadow-lg";
var a=document.createElement("a");a.href="";a.className="underline";a.append("Reload the page");
note.append("A part of this page could not be loaded. ",a);document.documentElement.append(note)}
var listeners={input:typed,pointerdown:repeated,click:pressed,keydown:key,error:missing};
for(var name in listeners)addEventListener(name,listeners[name],true);
window.earlyInput={events:events,stop:function(){for(var name in listeners)removeEventListener(name,listeners[name],true);if(note)note.remove()}}
})()`;

/** Repeats the recorded events after hydration. Each event waits until React has rendered the previous one. */
export async function replayEarlyInput(): Promise<void> {
  const early = window.earlyInput;
  if (!early) return;
  early.stop();
  for (const { target, value, key } of early.events.splice(0)) {
    await new Promise((resolve) => setTimeout(resolve));
    if (!target.isConnected) continue;
    if (key) target.dispatchEvent(new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }));
    else if (value === undefined) press(target);
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
