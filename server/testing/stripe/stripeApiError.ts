/** An API error in Stripe's format. */
export class StripeApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string } & Record<
      string,
      unknown
    >,
    /**
     * Whether the idempotency key stores the error. Stripe stores no error that occurs before it processes
     * the request.
     */
    readonly isReplayable = true,
  ) {
    super(error.message);
  }
}

export const invalidRequest = (message: string, param?: string, code?: string): StripeApiError =>
  new StripeApiError(400, {
    type: 'invalid_request_error',
    message,
    ...(param && { param }),
    ...(code && { code }),
  });

export const resourceMissing = (objectType: string, id: string): StripeApiError =>
  new StripeApiError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${objectType}: '${id}'`,
    param: 'id',
  });
