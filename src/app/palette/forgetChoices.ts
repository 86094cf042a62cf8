export const storageKey = 'livery.recentChoices';

/** What was found may be people's names, which go with the session. */
export const forgetChoices = (): void => sessionStorage.removeItem(storageKey);
