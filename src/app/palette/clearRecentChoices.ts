export const storageKey = 'livery.recentChoices';

/** Recent choices can contain client names, so signing out deletes them. */
export const clearRecentChoices = (): void => sessionStorage.removeItem(storageKey);
