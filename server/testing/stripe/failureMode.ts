import { StripeApiError } from './stripeApiError';

/**
 * The failure of all requests. Only with `response lost` does the server process a request before it fails.
 */
export type FailureMode = 'none' | 'unreachable' | 'rate limited' | 'returning errors' | 'response lost';

export const failures: Readonly<Record<string, StripeApiError>> = {
  'rate limited': new StripeApiError(
    429,
    { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
    false,
  ),
  'returning errors': new StripeApiError(
    500,
    { type: 'api_error', message: 'An error occurred with our connection to Stripe.' },
    false,
  ),
};

/** Returns the error for an account that the key has no access to. */
export const accountAccessDenied = (): StripeApiError =>
  new StripeApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: 'The provided key does not have access to this account, or it does not exist.',
  });
