/** Every failure of a call, as the store keeps it. */
export interface ApiError {
  /** A code of schema.graphql, or one of `localCodes`. */
  code: string;
  /** The HTTP status; 0 when no answer came. */
  status: number;
  message: string;
  fields: Record<string, string>;
  requestId: string | null;
}

/** What can go wrong before a server of ours has answered. */
export const localCodes = { unreachable: 'UNREACHABLE', badResponse: 'BAD_RESPONSE' } as const;

export const isApiError = (error: unknown): error is ApiError =>
  typeof error === 'object' && error !== null && 'code' in error && 'status' in error && 'fields' in error;

const plainWords: Readonly<Record<string, string>> = {
  UNREACHABLE: 'We could not reach the server. Check your connection and try again.',
  BAD_RESPONSE: 'The server gave an answer we could not read. Try again in a moment.',
  UNAVAILABLE: 'The service is not available right now. Try again in a moment.',
  UNAUTHENTICATED: 'Your session has ended. Sign in again.',
};

const unexpected = (requestId: string | null) =>
  requestId
    ? `Something went wrong on our side. Try again, and if it stays, give support this number: ${requestId}.`
    : 'Something went wrong. Try again.';

/** What a person is told about a failure. */
export function errorMessage(error: unknown): string {
  if (!isApiError(error)) return unexpected(null);
  if (error.code === 'INTERNAL_SERVER_ERROR') return unexpected(error.requestId);
  return plainWords[error.code] ?? (error.message || unexpected(error.requestId));
}

/** The server's message for each input, by the input's path. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  isApiError(error) ? error.fields : {};

/** The access token is refused, so a new one may help. */
export const isUnauthorised = ({ status, code }: ApiError): boolean =>
  code === 'UNAUTHENTICATED' || (status === 401 && code !== 'USER_NOT_FOUND');

/** The failure says nothing about the session: nobody answered, the server broke, or it asks for patience. */
export const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;
