/** Every number of the specification's section 9, in the unit its name says. */
export const accessTokenCookieHours = 8;
export const refreshTokenCookieDays = 30;

export const loaderHintDelayMs = 7500;
export const welcomeDialogDelayMs = 100;

export const toastDurationMs = 3000;

export const socketPingMs = 10_000;
export const socketRetries = 5;
export const socketBackOffMs = 1000;
export const socketJitterMs = { min: 300, max: 3000 } as const;

/** How often within how long a changed access opens the socket anew at once, before the waits above hold again. */
export const socketHasteTimes = 3;
export const socketHasteMs = 10_000;

/** For so long, a little less than the API, what happened is told to whoever comes late; after it all is asked for anew. */
export const socketMemoryMs = 8000;

/** How long a failure that is not the session's is tried again before it signs anybody out. */
export const sessionGraceMs = 10_000;

/** How long a call, and a call that carries a file, may go unanswered before the server counts as away. */
export const answerTimeoutMs = 30_000;
export const uploadTimeoutMs = 300_000;

export const pagerSlots = 8;
/** The API refuses pages after it. */
export const lastPage = 1_000_000;
export const pageSizes = [20, 50, 100] as const;
export const searchDebounceMs = 250;

export const logoMaxBytes = 2_000_000;
/** As a camera makes it; what is cropped out of it is far smaller. */
export const photoMaxBytes = 20_000_000;
export const importMaxBytes = 20_000_000;
export const importMaxRows = 50_000;
export const passwordMinLength = 10;
