export type StripeResponse = { status: number; json?: unknown; html?: string; script?: string; location?: string };

/** An error in Stripe's format. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
  }

  get response(): StripeResponse {
    const { type = "invalid_request_error", code, param } = this.details;
    const error = { type, message: this.message, ...(code ? { code } : {}), ...(param ? { param } : {}) };
    return { status: this.status, json: { error } };
  }
}

export const invalid = (message: string, param: string) => new Refusal(400, message, { param });

export const missing = (name: string, id: string, param = "id") =>
  new Refusal(404, `No such ${name}: '${id}'`, { code: "resource_missing", param });

/** Ids that contain `live` stand for objects of the live mode, which a test key may not use. */
export const otherMode = (name: string, id: string) =>
  new Refusal(
    404,
    `No such ${name}: '${id}'; a similar object exists in live mode, but a test mode key was used to make this request.`,
    { code: "resource_missing", param: "id" },
  );
