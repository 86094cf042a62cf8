import { httpStatusOf, type Challenge, type Conflict, type ErrorCode } from '../../contract/errors';
import { t } from './i18n/i18n';

/**
 * An error whose message the caller may see; other errors are masked. It captures no stack trace, because
 * capturing stack traces is expensive when the server rejects many requests.
 */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: {
      fields?: Record<string, string>;
      retryAfterSeconds?: number;
      conflict?: Conflict<Date>;
      challenge?: Challenge<Date>;
    } = {},
  ) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'DomainError';
  }

  get httpStatus(): number {
    return httpStatusOf[this.code];
  }
}

/** Returns whether an error has the code `UNAVAILABLE`, as during an outage of the database. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'UNAVAILABLE';

export const badInput = (fields: Record<string, string>): DomainError =>
  new DomainError('BAD_USER_INPUT', Object.values(fields)[0] ?? t('Check the form for errors.'), { fields });

export const conflict = (message: string): DomainError => new DomainError('CONFLICT', message);

const maxUnpagedItems = 500;

/**
 * Throws `CONFLICT` if a list that loads without paging has the maximum number of items. `message` tells how
 * to make room.
 */
export function requireRoom(count: number, message: (max: number) => string): void {
  if (count >= maxUnpagedItems) throw conflict(message(maxUnpagedItems));
}

// Another company's row and a missing one look the same, so ids can't be probed.
export const notFound = (): DomainError =>
  new DomainError('NOT_FOUND', t('This item doesn’t exist or was deleted.'));

export const linkNotFound = (): DomainError =>
  new DomainError('NOT_FOUND', t('This link is invalid. Open the full link from your email.'));

/** One message for every cause, so that no caller learns which accounts exist. */
export const incorrectPassword = (): DomainError =>
  new DomainError('INVALID_CREDENTIALS', t('Incorrect email or password.'));

export const accountRemoved = (): DomainError =>
  new DomainError('USER_NOT_FOUND', t('Your account has been removed.'));

interface LastChange {
  updatedBy: string | null;
  updatedAt: Date | null;
}

/** Returns the error for an update that would overwrite an unseen change. */
export const staleError = ({ updatedBy, updatedAt }: LastChange): DomainError =>
  new DomainError(
    'CONFLICT',
    updatedBy === null
      ? t('Another user has changed this since you opened it.')
      : t('{name} has changed this since you opened it.', { name: updatedBy }),
    { conflict: { kind: 'Stale', changedBy: updatedBy, changedAt: updatedAt ?? new Date() } },
  );

/**
 * Returns the code of a system or database error, or '' if it has none. Accepts any object, because errors of
 * another realm are not instances of `Error`.
 */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

export const uniqueViolation = '23505';
