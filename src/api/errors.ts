import { messageOf } from '@/lib/messageOf';
import type { Challenge, Conflict, ErrorCode } from '@contract/errors';

export type Stale = Extract<Conflict, { kind: 'Stale' }>;

export interface ApiError {
  /** A code of schema.graphql, or one of `localCodes`. */
  code: string;
  /** The HTTP status, or 0 without a response. */
  status: number;
  message: string;
  fields: Record<string, string>;
  requestId: string | null;
  conflict: Conflict | null;
  challenge?: Challenge;
}

/** Codes of failures without a valid response of the API. */
export const localCodes = { unreachable: 'UNREACHABLE', badResponse: 'BAD_RESPONSE' } as const;

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error && 'fields' in error;

export const hasCode = (error: unknown, code: ErrorCode): error is ApiError =>
  isApiError(error) && error.code === code;

/** Returns the message to display for a failed call, or a generic one for any other error. */
export const errorMessage = (error: unknown): string => messageOf(isApiError(error) ? error : null);

export const staleConflictOf = (error: unknown): Stale | null =>
  isApiError(error) && error.conflict?.kind === 'Stale' ? error.conflict : null;

export const challengeTokenOf = (error: unknown): string | null =>
  isApiError(error) ? (error.challenge?.token ?? null) : null;

/** Returns the server's message for each input, by the input's path, or an empty object if there are none. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  isApiError(error) ? error.fields : {};

export const isUnauthorized = ({ status, code }: ApiError): boolean =>
  code === 'UNAUTHENTICATED' || (status === 401 && code !== 'USER_NOT_FOUND');

/**
 * Returns whether the failure is temporary: no response, a server error or a rate limit. The session may
 * still be valid.
 */
export const isTransient = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;
