export const storageKey = 'livery.recentChoices';

/** Deletes the recent choices when a session ends, because they can contain client names. */
export const clearRecentChoices = (): void => sessionStorage.removeItem(storageKey);
