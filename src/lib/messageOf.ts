const plainWords: Readonly<Record<string, string>> = {
  UNREACHABLE: 'We could not reach the server. Check your connection and try again.',
  BAD_RESPONSE: 'The server gave an answer we could not read. Try again in a moment.',
  UNAVAILABLE: 'The service is not available right now. Try again in a moment.',
  UNAUTHENTICATED: 'Your session has ended. Sign in again.',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const unexpected = (requestId: string): string =>
  requestId
    ? `Something went wrong on our side. Try again, and if it stays, give support this number: ${requestId}.`
    : 'Something went wrong. Try again.';

/** What a person is told about a failure, a call's or any other. */
export function messageOf(error: unknown): string {
  if (!isObject(error)) return text(error) || unexpected('');
  const requestId = text(error.requestId);
  if (error.code === 'INTERNAL_SERVER_ERROR') return unexpected(requestId);
  return plainWords[text(error.code)] ?? (text(error.message) || unexpected(requestId));
}

/** The status or the message of whatever was thrown. */
export function statusOrMessage(error: unknown): string {
  const status = isObject(error) ? error.status : null;
  return typeof status === 'number' && status > 0 ? String(status) : messageOf(error);
}
