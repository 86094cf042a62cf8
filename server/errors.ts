import type { ClientStatus } from './schema.generated';

/** The codes of schema.graphql, with the HTTP status of those that have one of their own over REST. */
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

/** What else a CONFLICT has to say: `extensions.conflict` of schema.graphql. */
export type Conflict =
  | { kind: 'IllegalMove'; from: ClientStatus; to: ClientStatus; allowed: readonly ClientStatus[] }
  | { kind: 'Stale'; changedBy: string | null; changedAt: Date }
  | { kind: 'SelectionChanged'; count: number };

/** What else TWO_FACTOR_REQUIRED has to say: `extensions.challenge` of schema.graphql. */
export interface Challenge {
  token: string;
  expiresAt: Date;
}

/**
 * A refusal that its reader may see in full. Every other error is masked on its way out. It is an answer like any other,
 * and has no stack: under a flood of refusals, writing those down is a tenth of the work.
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

/** The database is away, and comes back. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === 'UNAVAILABLE';

export const badInput = (fields: Record<string, string>): DomainError =>
  new DomainError('BAD_USER_INPUT', Object.values(fields)[0] ?? 'Something in this form is not right.', {
    fields,
  });

// Another company's row and a missing one look the same, so ids can't be probed.
export const notFound = (what: string): DomainError =>
  new DomainError('NOT_FOUND', `This ${what} does not exist.`);

/** One message for every cause, so that no caller learns which accounts exist. */
export const incorrectPassword = (): DomainError =>
  new DomainError('INVALID_CREDENTIALS', 'Incorrect email or password.');
