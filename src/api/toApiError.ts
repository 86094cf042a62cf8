import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { ClientError } from 'graphql-request';
import { conflictKinds, type Challenge, type Conflict } from '@contract/errors';
import { localCodes, type ApiError } from './errors';

/** Thrown when no complete response arrives. */
export class UnreachableError extends Error {}

interface ErrorBody {
  message?: unknown;
  code?: unknown;
  fields?: unknown;
  requestId?: unknown;
  conflict?: unknown;
  challenge?: unknown;
}

const codeOfStatus = (status: number): string => {
  if (status === 401) return 'UNAUTHENTICATED';
  if (status === 413) return 'BAD_USER_INPUT';
  if (status === 429) return 'RATE_LIMITED';
  return status === 502 || status === 503 || status === 504 ? 'UNAVAILABLE' : localCodes.badResponse;
};

const messagesByStatus: Readonly<Record<number, MessageDescriptor>> = {
  413: msg`This request is too large. Shorten the content or choose a smaller file.`,
  429: msg`Too many requests. Wait a minute and try again.`,
};

const isFields = (fields: unknown): fields is Record<string, string> =>
  typeof fields === 'object' &&
  fields !== null &&
  Object.values(fields).every((message) => typeof message === 'string');

const isConflict = (conflict: unknown): conflict is Conflict =>
  typeof conflict === 'object' &&
  conflict !== null &&
  'kind' in conflict &&
  conflictKinds.some((kind) => kind === conflict.kind);

const isChallenge = (challenge: unknown): challenge is Challenge =>
  typeof challenge === 'object' && challenge !== null && 'token' in challenge;

const localError = (code: string, status = 0): ApiError => ({
  code,
  status,
  message: '',
  fields: {},
  requestId: null,
  conflict: null,
});

function messageOfStatus(status: number): string {
  const message = messagesByStatus[status];
  return message ? i18n._(message) : '';
}

export const toApiError = (
  status: number,
  { message, code, fields, requestId, conflict, challenge }: ErrorBody,
): ApiError => ({
  code: typeof code === 'string' ? code : codeOfStatus(status),
  status,
  message: typeof message === 'string' ? message : messageOfStatus(status),
  fields: isFields(fields) ? fields : {},
  requestId: typeof requestId === 'string' ? requestId : null,
  conflict: isConflict(conflict) ? conflict : null,
  ...(isChallenge(challenge) && { challenge }),
});

/**
 * Converts a thrown error to an `ApiError`. Ignores the message of a `ClientError`, because it contains the
 * variables, including passwords.
 */
export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof UnreachableError) return localError(localCodes.unreachable);
  if (!(error instanceof ClientError)) return localError(localCodes.badResponse, 200);
  const [first] = error.response.errors ?? [];
  const { status } = error.response;
  return toApiError(status, first ? { message: first.message, ...first.extensions } : {});
}
