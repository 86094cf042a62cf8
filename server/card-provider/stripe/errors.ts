import Stripe from 'stripe';
import { DomainError } from '../../errors';

const { errors } = Stripe;

const away = (): DomainError =>
  new DomainError('UNAVAILABLE', 'Stripe does not answer at the moment. Try again in a minute.');

const isAway = (error: InstanceType<typeof errors.StripeError>): boolean =>
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeAPIError ||
  error instanceof errors.StripeRateLimitError ||
  // Another request is at the same object, or came with the same key and is not done: it may be asked again.
  error.statusCode === 409 ||
  error.statusCode === 429 ||
  (error.statusCode ?? 0) >= 500;

/** What our callers hear where Stripe can't be asked, or the same key is used for something else. */
function inOurWords(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  if (isAway(error)) return away();
  if (error instanceof errors.StripeIdempotencyError) {
    return new DomainError('CONFLICT', 'This key was used for something else.');
  }
  return error;
}

/** Asks Stripe. What it refuses comes through as it is, for whoever asked to understand. */
export async function asking<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw inOurWords(error);
  }
}

/** What was asked for was refused: by Stripe, or by the card's bank. */
export const isRefusal = (
  error: unknown,
): error is Stripe.errors.StripeCardError | Stripe.errors.StripeInvalidRequestError =>
  error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError;

/** There is no such object, or none any more. */
export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError &&
  (error.code === 'resource_missing' || error.statusCode === 404);

/** The key is taken, but opens nothing of this account. */
export const isForbidden = (error: unknown): boolean => error instanceof errors.StripePermissionError;

/** The key opens nothing, or nothing of this account. */
export const isLockedOut = (error: unknown): boolean =>
  error instanceof errors.StripeAuthenticationError || isForbidden(error);
