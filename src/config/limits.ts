import { eventReplayMs } from '@contract/limits';

/**
 * The numbers of spec section 9 and other limits of the console. Names of times and sizes contain the unit.
 */
export const accessTokenCookieHours = 8;

export const loaderHintDelayMs = 7500;
export const welcomeDialogDelayMs = 100;

export const toastDurationMs = 3000;

export const socketPingMs = 10_000;
export const socketRetries = 5;
export const socketBackOffMs = 1000;
export const socketJitterMs = { min: 300, max: 3000 } as const;

/**
 * After access changes, the socket reconnects immediately at most this many times within the window below.
 * Further reconnects use the backoff above.
 */
export const socketImmediateRetries = 3;
export const socketImmediateRetryWindowMs = 10_000;

/**
 * A little less than the time for which the API replays missed events. After a longer gap, the console
 * refetches everything.
 */
export const socketReplayMs = eventReplayMs - 2000;

/** How long the console retries after a failure unrelated to the session before it signs the operator out. */
export const sessionGraceMs = 10_000;

/** How long a request, or a request with a file, can take before the server counts as unreachable. */
export const requestTimeoutMs = 30_000;
export const uploadTimeoutMs = 300_000;

export const pagerSlots = 8;
export const searchDebounceMs = 250;

/** Fits an original camera photo. The cropped result is far smaller. */
export const photoMaxBytes = 20_000_000;
