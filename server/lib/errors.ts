import type { ClientStatus } from '../../contract/enums';

/** Error codes of schema.graphql with their HTTP status. */
const httpStatusOf = {
  UNAUTHENTICATED: 401,
  USER_NOT_FOUND: 401,
  INVALID_CREDENTIALS: 400,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  COMPANY_PENDING: 403,
  COMPANY_CANCELLED: 403,
  COMPANY_BLOCKED: 403,
  TWO_FACTOR_REQUIRED: 403,
  TWO_FACTOR_SETUP_REQUIRED: 403,
  UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof httpStatusOf;

/** Additional data of `CONFLICT`: `extensions.conflict` in schema.graphql. */
export type Conflict =
  | { kind: 'IllegalTransition'; from: ClientStatus; to: ClientStatus; allowed: readonly ClientStatus[] }
  | { kind: 'Stale'; changedBy: string | null; changedAt: Date }
  | { kind: 'SelectionChanged'; count: number };

/** Additional data of `TWO_FACTOR_REQUIRED`: `extensions.challenge` in schema.graphql. */
export interface Challenge {
  token: string;
  expiresAt: Date;
}

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
      conflict?: Conflict;
      challenge?: Challenge;
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
  new DomainError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'Something in this form is not right.', {
    fields,
  });

// Another company's row and a missing one look the same, so ids can't be probed.
export const notFound = (entity: string): DomainError =>
  new DomainError('NOT_FOUND', `This ${entity} does not exist.`);

/** One message for every cause, so that no caller learns which accounts exist. */
export const incorrectPassword = (): DomainError =>
  new DomainError('INVALID_CREDENTIALS', 'Incorrect email or password.');

interface LastChange {
  updatedBy: string | null;
  updatedAt: Date | null;
}

/** Returns the error for an update that would overwrite an unseen change. */
export const staleError = (label: string, { updatedBy, updatedAt }: LastChange): DomainError =>
  new DomainError(
    'CONFLICT',
    `${updatedBy ?? 'Another operator'} has changed this ${label} since you opened it.`,
    {
      conflict: { kind: 'Stale', changedBy: updatedBy, changedAt: updatedAt ?? new Date() },
    },
  );
