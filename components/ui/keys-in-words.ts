const NAMES: Record<string, string> = { Control: "Ctrl", Meta: "Cmd", ArrowLeft: "←", ArrowRight: "→", Escape: "Esc" };

/** The first of the shortcuts in `aria-keyshortcuts`, as people write it: 'Control+Enter' is 'Ctrl + Enter'. */
export function keysInWords(shortcuts: string): string {
  const [first = ""] = shortcuts.split(" ");
  const keys = first.split("+").filter(Boolean);
  return keys.map((key) => NAMES[key] ?? (key.length === 1 ? key.toUpperCase() : key)).join(" + ");
}
