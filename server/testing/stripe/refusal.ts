/** An answer that is an error, as Stripe words them. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string } & Record<
      string,
      unknown
    >,
    /** What was refused before anything was begun is not kept under its idempotency key. */
    readonly isKept = true,
  ) {
    super(error.message);
  }
}

export const invalid = (message: string, param?: string, code?: string): Refusal =>
  new Refusal(400, {
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  });

export const missing = (what: string, id: string): Refusal =>
  new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}: '${id}'`,
    param: 'id',
  });
