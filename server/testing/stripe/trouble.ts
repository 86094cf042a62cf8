import { Refusal } from './refusal';

/** How the next calls fail before they do anything, or after they have done it all. */
export type Trouble = 'none' | 'away' | 'busy' | 'broken' | 'cut off after the work';

export const troubles: Readonly<Record<string, Refusal>> = {
  busy: new Refusal(
    429,
    { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests.' },
    false,
  ),
  broken: new Refusal(
    500,
    { type: 'api_error', message: 'An error occurred with our connection to Stripe.' },
    false,
  ),
};

/** Of an account that the key opens nothing of. */
export const lockedOut = (): Refusal =>
  new Refusal(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: 'The provided key does not have access to this account, or it does not exist.',
  });
