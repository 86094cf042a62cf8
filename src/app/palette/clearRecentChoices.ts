export const storageKey = 'livery.recentChoices';

/** Deletes the recent choices at sign-out, because they can contain client names. */
export const clearRecentChoices = (): void => sessionStorage.removeItem(storageKey);
