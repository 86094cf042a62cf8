import Stripe from 'stripe';
import { conflict, DomainError } from '../../../lib/errors';
import { t } from '../../../lib/i18n/i18n';

const { errors } = Stripe;

const unavailable = (): DomainError =>
  new DomainError('UNAVAILABLE', t('Stripe is not responding. Try again in a minute.'));

const isUnavailable = (error: InstanceType<typeof errors.StripeError>): boolean =>
  error instanceof errors.StripeConnectionError ||
  error instanceof errors.StripeAPIError ||
  error instanceof errors.StripeRateLimitError ||
  // Another request locks the object or uses the same idempotency key. A retry can succeed.
  error.statusCode === 409 ||
  error.statusCode === 429 ||
  (error.statusCode ?? 0) >= 500;

/**
 * Maps temporary failures to `UNAVAILABLE` and a reused idempotency key to `CONFLICT`. Returns other errors
 * unchanged.
 */
function toDomainError(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  if (isUnavailable(error)) return unavailable();
  if (error instanceof errors.StripeIdempotencyError) {
    return conflict(t('This idempotency key was already used for another request.'));
  }
  return error;
}

/**
 * Awaits a Stripe call. Throws `UNAVAILABLE` for a temporary failure, `CONFLICT` for a reused idempotency
 * key, and Stripe's error otherwise.
 */
export async function callStripe<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw toDomainError(error);
  }
}

/** Returns whether Stripe or the card's bank rejected the request. */
export const isRefusal = (
  error: unknown,
): error is Stripe.errors.StripeCardError | Stripe.errors.StripeInvalidRequestError =>
  error instanceof errors.StripeCardError || error instanceof errors.StripeInvalidRequestError;

export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError &&
  (error.code === 'resource_missing' || error.statusCode === 404);

/** Returns whether the error means that the key is valid but has no access to the account. */
export const isForbidden = (error: unknown): boolean => error instanceof errors.StripePermissionError;

/** Returns whether the error means that the key is invalid or has no access to the account. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof errors.StripeAuthenticationError || isForbidden(error);
