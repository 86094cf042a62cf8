export const pageSizes = [20, 50, 100] as const;

export const lastPage = 1_000_000;

/** The maximum length of a search. Longer than any name, email address or phone number. */
export const maxSearchLength = 500;

/** The maximum number of values of a filter. */
export const maxFilterValues = 200;

/** The maximum number of values of a filter that must fit in the URL of a download. */
export const maxDownloadFilterValues = 50;

/** The maximum length of a text in a filter, such as a tag or an address. */
export const maxFilterTextLength = 100;

/** The maximum length of a card brand in a filter. */
export const maxBrandLength = 50;

/** The maximum length of a custom range of the analytics, in years. */
export const maxAnalyticsYears = 5;

export const savedViewLimits = { name: { min: 1, max: 60 }, query: { max: 2000 } } as const;

/** Returns whether two days in the format `2026-01-31` are in order. Either day can be missing. */
export const areInOrder = (from: string | null, to: string | null): boolean => !from || !to || from <= to;

/** The lifetime of a session, its refresh token and its cookie, in days. */
export const sessionDays = 30;

/** How long the API replays events to a socket that reconnects. */
export const eventReplayMs = 10_000;
