/** What each close code of graphql-transport-ws means, in the specification's words. */
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

// The others may pass: access can be granted meanwhile, and a slow answer can come in time.
const passingCodes: ReadonlySet<number> = new Set([4403, 4408, 4504]);

interface CloseReason {
  code: number;
  reason: string;
}

const isCloseReason = (cause: unknown): cause is CloseReason =>
  typeof cause === 'object' && cause !== null && 'code' in cause && 'reason' in cause;

export const isFatal = (cause: unknown): boolean =>
  isCloseReason(cause) && cause.code in closeCodes && !passingCodes.has(cause.code);

/** A close without a fault, which graphql-ws answers with a new connection at once. */
export const isNormalClose = (cause: unknown): boolean => isCloseReason(cause) && cause.code === 1000;

/** Why the server let a connection go: it does not take the token, or what the operator may do has changed. */
export type Farewell = 'refused' | 'accessChanged';

/** A server refuses an expired token with 4403 when it is greeted; whom it had let in it closes so when rights change. */
export function farewellOf(cause: unknown, wasConnected: boolean): Farewell | null {
  if (!isCloseReason(cause)) return null;
  if (cause.code === 4403 && wasConnected) return 'accessChanged';
  return cause.code === 4401 || cause.code === 4403 ? 'refused' : null;
}

/** The message for what ended a connection; `close` stands in for a cause that has no code. */
export const closedMessage = (cause: unknown, close: unknown = null): string => {
  const event = [cause, close].find(isCloseReason);
  if (!event) return 'Socket closed with event';
  const reason = event.reason || closeCodes[event.code] || '';
  return `Socket closed with event ${event.code} ${reason}`.trimEnd();
};

export const joinedMessages = (errors: readonly { message: string }[]): string =>
  errors.map(({ message }) => message).join(', ');
