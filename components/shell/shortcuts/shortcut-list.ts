import type { IconName } from "@/components/ui/icon-names";

export type Destination = { key: string; href: string; label: string; icon: IconName };

/** Pressed after `g`. */
export const DESTINATIONS: readonly Destination[] = [
  { key: "d", href: "/dashboard", label: "Dashboard", icon: "layout-dashboard" },
  { key: "c", href: "/courses", label: "Courses", icon: "book-open" },
  { key: "p", href: "/practice", label: "Practice", icon: "dumbbell" },
  { key: "m", href: "/community", label: "Community", icon: "messages-square" },
  { key: "k", href: "/calendar", label: "Calendar", icon: "calendar-days" },
  { key: "o", href: "/progress", label: "Progress", icon: "chart-line" },
  { key: "u", href: "/profile", label: "Profile", icon: "user-round" },
  { key: "s", href: "/settings", label: "Settings", icon: "settings" },
];

export type ShortcutGroup = { title: string; keys: readonly (readonly [keys: string, action: string])[] };

export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: "Everywhere",
    keys: [
      ["Ctrl + K", "Search and actions"],
      ["/", "Search"],
      ["?", "This list"],
      ["[", "Narrow or widen the side column"],
      ["F8", "Go to the notification on the screen"],
    ],
  },
  { title: "Go to", keys: DESTINATIONS.map(({ key, label }) => [`G ${key.toUpperCase()}`, label]) },
  {
    title: "In lessons",
    keys: [
      ["N", "Next lesson"],
      ["P", "Previous lesson"],
      ["Q", "Quiz"],
      ["E", "Next answer in the text"],
      ["Esc", "Back to the course"],
    ],
  },
  {
    title: "In threads and groups",
    keys: [
      ["R", "Write a reply"],
      ["Ctrl + Enter", "Post the reply"],
      ["Enter", "Send a message"],
    ],
  },
];
