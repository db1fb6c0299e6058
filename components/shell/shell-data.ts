export type ShellUser = {
  name: string;
  username: string;
  email: string;
  avatarUrl: string | null;
  isAdmin: boolean;
};

export type ShellCourse = { id: number; title: string; progress: number; daysLeft: number | null };

/** All that the frame around the signed-in pages shows. */
export type ShellData = {
  user: ShellUser;
  planLabel: string;
  isSubscribed: boolean;
  courses: readonly ShellCourse[];
  streak: number;
  onLogout(): void;
};
