export type ShellUser = {
  name: string;
  username: string;
  email: string;
  avatarUrl: string | null;
  isAdmin: boolean;
};

export type ShellCourse = { id: number; title: string; progress: number; daysLeft: number | null };

/** The data of the frame around signed-in pages. */
export type ShellData = {
  user: ShellUser;
  planLabel: string;
  /** Neither subscribed nor with a payment that failed. */
  mayUpgrade: boolean;
  courses: readonly ShellCourse[];
  onLogout(): void;
};
