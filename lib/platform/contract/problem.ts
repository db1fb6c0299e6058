/** Every error code with its HTTP status. A status is decided nowhere else. */
export const STATUS = {
  invalid_id: 400,
  invalid_page: 400,
  invalid_query: 400,
  invalid_json: 400,
  invalid_body: 400,
  invalid_characters: 400,
  invalid_date: 400,
  invalid_image: 400,
  end_before_start: 400,
  unknown_reference: 400,
  invalid_signature: 400,
  wrong_kind: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  wrong_origin: 403,
  admin_only: 403,
  forbidden: 403,
  suspended: 403,
  reauth_required: 403,
  not_enrolled: 403,
  subscription_required: 403,
  exam_event_readonly: 403,
  thread_locked: 403,
  not_thread_creator: 403,
  membership_required: 403,
  not_manager: 403,
  invitation_required: 403,
  not_answered: 403,
  not_found: 404,
  not_member: 404,
  method_not_allowed: 405,
  conflict: 409,
  try_again: 409,
  edit_conflict: 409,
  limit_reached: 409,
  attempt_over: 409,
  attempt_open: 409,
  open_elsewhere: 409,
  not_enough_questions: 409,
  question_withdrawn: 409,
  key_reused: 409,
  slug_taken: 409,
  forum_inactive: 409,
  last_admin: 409,
  already_subscribed: 409,
  not_granted: 409,
  payment_incomplete: 409,
  subscription_taken: 409,
  link_expired: 410,
  too_large: 413,
  unsupported_type: 415,
  rate_limited: 429,
  internal: 500,
  provider_unavailable: 503,
  mail_unavailable: 503,
  unavailable: 503,
  busy: 503,
} as const;

export type Code = keyof typeof STATUS;
export type Fields = Record<string, string>;

/** An error with a message for the user. Thrown anywhere on the server; `route` turns it into the response. */
export class Problem extends Error {
  readonly code: Code;
  readonly fields: Fields | undefined;
  /** What is stored now, where the caller sent a change of something older. */
  readonly newer: object | undefined;
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: Code,
    sentence: string,
    details: { fields?: Fields; newer?: object; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(sentence, { cause: details.cause });
    this.name = "Problem";
    this.code = code;
    this.fields = details.fields;
    this.newer = details.newer;
    this.retryAfter = details.retryAfter;
  }

  get status(): number {
    return STATUS[this.code];
  }
}

/** A problem with one field of the request: a form shows the same sentence beside this field. */
export const fieldProblem = (code: Code, field: string, sentence: string): Problem =>
  new Problem(code, sentence, { fields: { [field]: sentence } });

export const notFound = (sentence = "Not found") => new Problem("not_found", sentence);
