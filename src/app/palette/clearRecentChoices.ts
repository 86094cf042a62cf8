export const storageKey = 'livery.recentChoices';

/** Deletes the recent choices, which can contain client names. Called when a session ends. */
export const clearRecentChoices = (): void => sessionStorage.removeItem(storageKey);
