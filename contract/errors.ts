import type { ClientStatus } from './enums';

/** Error codes of schema.graphql with their HTTP status. */
export const httpStatusOf = {
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

/** `extensions.conflict` of `CONFLICT` in schema.graphql. `Time` is a text in a response. */
export type Conflict<Time = string> =
  | { kind: 'IllegalTransition'; from: ClientStatus; to: ClientStatus; allowed: readonly ClientStatus[] }
  | { kind: 'Stale'; changedBy: string | null; changedAt: Time }
  | { kind: 'SelectionChanged'; count: number };

export const conflictKinds: readonly Conflict['kind'][] = ['IllegalTransition', 'Stale', 'SelectionChanged'];

/** `extensions.challenge` of `TWO_FACTOR_REQUIRED`, which a sign-in needs for its second factor. */
export interface Challenge<Time = string> {
  token: string;
  expiresAt: Time;
}
