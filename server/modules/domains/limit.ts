/** Per company. */
export const maxDomains = 3;
