/** The meanings of the close codes of graphql-transport-ws, as the specification words them. */
export const closeCodes: Readonly<Record<number, string>> = {
  4500: 'internal server error',
  4005: 'internal client error',
  4400: 'bad request',
  4004: 'bad response',
  4401: 'unauthorized',
  4403: 'forbidden',
  4406: 'subprotocol not acceptable',
  4408: 'connection init timeout',
  4504: 'ack timeout',
  4409: 'subscriber already exists',
  4429: 'too many init requests',
};

// Temporary codes: access can be granted later, and a slow response can arrive in time at the next attempt.
const transientCodes: ReadonlySet<number> = new Set([4403, 4408, 4504]);

interface CloseReason {
  code: number;
  reason: string;
}

const isCloseReason = (cause: unknown): cause is CloseReason =>
  typeof cause === 'object' && cause !== null && 'code' in cause && 'reason' in cause;

export const isFatal = (cause: unknown): boolean =>
  isCloseReason(cause) && cause.code in closeCodes && !transientCodes.has(cause.code);

/** Returns whether the connection closed normally, after which graphql-ws reconnects immediately. */
export const isNormalClose = (cause: unknown): boolean => isCloseReason(cause) && cause.code === 1000;

/** Why the server closed a connection: it rejected the token, or the operator's access changed. */
export type DisconnectReason = 'refused' | 'accessChanged';

/**
 * Returns why the server closed a connection, or null if unknown. The server closes with 4403 for an expired
 * token when the client connects, and for a later change of access.
 */
export function disconnectReasonOf(cause: unknown, wasConnected: boolean): DisconnectReason | null {
  if (!isCloseReason(cause)) return null;
  if (cause.code === 4403 && wasConnected) return 'accessChanged';
  return cause.code === 4401 || cause.code === 4403 ? 'refused' : null;
}

/** Returns the message for the end of a connection. `close` is the fallback for a cause without a code. */
export const closedMessage = (cause: unknown, close: unknown = null): string => {
  const event = [cause, close].find(isCloseReason);
  if (!event) return 'Socket closed with event';
  const reason = event.reason || closeCodes[event.code] || '';
  return `Socket closed with event ${event.code} ${reason}`.trimEnd();
};

export const joinedMessages = (errors: readonly { message: string }[]): string =>
  errors.map(({ message }) => message).join(', ');
