import "server-only";

// The exported columns of each table, listed by name, so that a column added later (a secret, or another user's id) is
// not exported by accident.

export const account = {
  id: true,
  username: true,
  name: true,
  email: true,
  emailVerified: true,
  pendingEmail: true,
  isAdmin: true,
  avatarUrl: true,
  timeZone: true,
  timeZoneChosen: true,
  studyMinutes: true,
  createdAt: true,
  updatedAt: true,
  courseUpdates: true,
  newCourses: true,
  learningReminders: true,
  stripeCustomerId: true,
  stripeSubscriptionId: true,
  subscriptionStatus: true,
  subscriptionTier: true,
  subscriptionCurrentPeriodEnd: true,
  subscriptionSource: true,
  subscriptionCancelAtPeriodEnd: true,
  suspendedAt: true,
  suspensionReason: true,
  subscriptionPaymentFailedAt: true,
  subscriptionGrantedUntil: true,
} as const;
export const session = {
  id: true,
  createdAt: true,
  authenticatedAt: true,
  lastSeenAt: true,
  expires: true,
  userAgent: true,
  method: true,
} as const;
export const signIn = { id: true, action: true, method: true, ip: true, userAgent: true, createdAt: true } as const;
export const provider = { provider: true, createdAt: true } as const;
export const mail = { cause: true, createdAt: true, sentAt: true } as const;
export const mailPreferences = {
  reminder: true,
  reminderHour: true,
  summary: true,
  summaryDay: true,
  repliesSince: true,
  remindedOn: true,
  summarisedOn: true,
} as const;
export const file = { id: true, url: true, kind: true, contentType: true, bytes: true, createdAt: true } as const;
export const enrollment = {
  id: true,
  courseId: true,
  enrolledAt: true,
  lastAccessedAt: true,
  examDate: true,
  examSetOn: true,
} as const;
export const progress = { id: true, topicId: true, completed: true, completedAt: true } as const;
export const attempt = {
  id: true,
  courseId: true,
  topicId: true,
  kind: true,
  state: true,
  paper: true,
  startedAt: true,
  endsAt: true,
  pausedAt: true,
  pausedSeconds: true,
  breakSeconds: true,
  extraPercent: true,
  finishedAt: true,
  itemCount: true,
  answered: true,
  marks: true,
  outOf: true,
  scratch: true,
  place: true,
} as const;
export const answer = {
  id: true,
  attemptId: true,
  place: true,
  turn: true,
  section: true,
  parent: true,
  courseId: true,
  moduleId: true,
  pointId: true,
  questionId: true,
  version: true,
  answer: true,
  revision: true,
  seconds: true,
  flagged: true,
  hinted: true,
  guessed: true,
  easy: true,
  cause: true,
  late: true,
  first: true,
  seen: true,
  withdrawn: true,
  answeredAt: true,
  share: true,
  marks: true,
  outOf: true,
  selfMarked: true,
} as const;
export const card = {
  pointId: true,
  courseId: true,
  stability: true,
  difficulty: true,
  lastDay: true,
  answers: true,
  lapses: true,
  restUntil: true,
} as const;
export const estimate = {
  courseId: true,
  day: true,
  mark: true,
  low: true,
  high: true,
  chance: true,
  answers: true,
  studied: true,
} as const;
export const examResult = {
  courseId: true,
  examDate: true,
  outcome: true,
  mark: true,
  estimate: true,
  toldAt: true,
} as const;
export const reviewAim = {
  courseId: true,
  examDate: true,
  base: true,
  taperDays: true,
  minutes: true,
  least: true,
  recall: true,
  madeOn: true,
} as const;
export const keptCourse = { courseId: true, since: true } as const;
export const questionReport = {
  id: true,
  questionId: true,
  version: true,
  itemId: true,
  reason: true,
  note: true,
  state: true,
  reply: true,
  createdAt: true,
  resolvedAt: true,
} as const;
export const lessonPlace = {
  topicId: true,
  block: true,
  furthest: true,
  seconds: true,
  readAt: true,
  updatedAt: true,
} as const;
export const studyHours = { minutes: true, updatedAt: true } as const;
export const dayOff = { day: true } as const;
export const planPin = { topicId: true, day: true } as const;
export const planSkip = { topicId: true, createdAt: true } as const;
export const studyDay = { day: true, topics: true, answers: true, streak: true } as const;
export const achievement = { id: true, kind: true, reachedOn: true } as const;
export const event = {
  id: true,
  title: true,
  description: true,
  startDate: true,
  endDate: true,
  day: true,
  isExamEvent: true,
  courseId: true,
  repeatZone: true,
  repeatUntil: true,
  skippedDays: true,
  createdAt: true,
  updatedAt: true,
} as const;
export const notification = {
  id: true,
  title: true,
  message: true,
  type: true,
  read: true,
  link: true,
  cause: true,
  relatedEntityType: true,
  relatedEntityId: true,
  createdAt: true,
  deletedAt: true,
} as const;
export const thread = {
  id: true,
  forumId: true,
  title: true,
  slug: true,
  isPinned: true,
  isLocked: true,
  isSolved: true,
  postCount: true,
  viewCount: true,
  createdAt: true,
  updatedAt: true,
  lastActivityAt: true,
  hiddenAt: true,
  questionId: true,
  questionVersion: true,
  topicId: true,
} as const;
export const post = {
  id: true,
  threadId: true,
  position: true,
  content: true,
  isAnswer: true,
  likeCount: true,
  createdAt: true,
  updatedAt: true,
  editedAt: true,
  hiddenAt: true,
  deletedAt: true,
  deletedBy: true,
} as const;
export const postLike = { id: true, postId: true, createdAt: true } as const;
export const threadReader = { threadId: true, seen: true, seenAt: true, mailedAt: true, watching: true } as const;
export const forumWatch = { forumId: true, watching: true } as const;
export const postVersion = { id: true, postId: true, content: true, writtenAt: true } as const;
export const postReport = {
  id: true,
  postId: true,
  reason: true,
  note: true,
  status: true,
  createdAt: true,
  resolvedAt: true,
} as const;
export const groupMember = {
  id: true,
  groupId: true,
  role: true,
  joinedAt: true,
  lastReadMessageId: true,
  hiddenUpToMessageId: true,
} as const;
export const groupMessage = {
  id: true,
  groupId: true,
  content: true,
  likeCount: true,
  commentCount: true,
  createdAt: true,
  deletedAt: true,
} as const;
export const groupComment = { id: true, messageId: true, content: true, createdAt: true, deletedAt: true } as const;
export const messageLike = { id: true, messageId: true, createdAt: true } as const;
export const invitation = {
  id: true,
  groupId: true,
  uses: true,
  maxUses: true,
  createdAt: true,
  expiresAt: true,
  revokedAt: true,
} as const;
