import type { ClientStatus } from './schema.generated';
import { messageOf } from '@/lib/messageOf';

/** `extensions.conflict` of schema.graphql. */
export type Conflict =
  | { kind: 'IllegalMove'; from: ClientStatus; to: ClientStatus; allowed: readonly ClientStatus[] }
  | { kind: 'Stale'; changedBy: string | null; changedAt: string }
  | { kind: 'SelectionChanged'; count: number };

/** `extensions.challenge` of schema.graphql: what a sign-in goes on with. */
export interface Challenge {
  token: string;
  expiresAt: string;
}

export type Stale = Extract<Conflict, { kind: 'Stale' }>;

/** Every failure of a call, as the store keeps it. */
export interface ApiError {
  /** A code of schema.graphql, or one of `localCodes`. */
  code: string;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  message: string;
  fields: Record<string, string>;
  requestId: string | null;
  /** What a CONFLICT has to say beside its message. */
  conflict: Conflict | null;
  /** What a TWO_FACTOR_REQUIRED has to say beside its message. */
  challenge?: Challenge;
}

/** What can go wrong before a server of ours has answered. */
export const localCodes = { unreachable: 'UNREACHABLE', badResponse: 'BAD_RESPONSE' } as const;

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error && 'fields' in error;

/** What a person is told about a failed call; whatever else was thrown says nothing to people. */
export const errorMessage = (error: unknown): string => messageOf(isApiError(error) ? error : null);

/** Who saved the same thing first, when that is why a save was refused. */
export const staleOf = (error: unknown): Stale | null =>
  isApiError(error) && error.conflict?.kind === 'Stale' ? error.conflict : null;

/** What a sign-in that lacks its second step goes on with. */
export const challengeIn = (error: unknown): string | null =>
  isApiError(error) ? (error.challenge?.token ?? null) : null;

/** The server's message for each input, by the input's path. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  isApiError(error) ? error.fields : {};

/** The access token is refused, so a new one may help. */
export const isUnauthorised = ({ status, code }: ApiError): boolean =>
  code === 'UNAUTHENTICATED' || (status === 401 && code !== 'USER_NOT_FOUND');

/** The failure says nothing about the session: nobody answered, the server broke, or it asks for patience. */
export const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;
