import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';

const messagesByCode: Readonly<Record<string, MessageDescriptor>> = {
  UNREACHABLE: msg`Couldn’t reach the server. Check your connection and try again.`,
  BAD_RESPONSE: msg`The server sent an unexpected response. Try again in a moment.`,
  UNAVAILABLE: msg`The service is temporarily unavailable. Try again in a moment.`,
  UNAUTHENTICATED: msg`Your session has ended. Sign in again.`,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

const unexpectedErrorMessage = (requestId: string): string =>
  requestId
    ? t`Something went wrong on our side. Try again. If it keeps happening, contact support with request ID ${requestId}.`
    : t`Something went wrong. Try again.`;

// The error of a file that failed to load contains its URL.
const hasUrl = ({ message }: Error): boolean => message.includes('://');

/** Returns the message to display for any error. */
export function messageOf(error: unknown): string {
  if (!isObject(error)) return asText(error) || unexpectedErrorMessage('');
  if (error instanceof Error && (error.name === 'ChunkLoadError' || hasUrl(error)))
    return t`Part of the page couldn’t be loaded. Check your connection and reload the page.`;
  const requestId = asText(error.requestId);
  if (error.code === 'INTERNAL_SERVER_ERROR') return unexpectedErrorMessage(requestId);
  const message = messagesByCode[asText(error.code)];
  return message ? i18n._(message) : asText(error.message) || unexpectedErrorMessage(requestId);
}

/** Returns the HTTP status of an error, or the message to display if the error has no status. */
export function statusOrMessage(error: unknown): string {
  const status = isObject(error) ? error.status : null;
  return typeof status === 'number' && status > 0 ? String(status) : messageOf(error);
}
