/** The maximum number of custom domains per company. */
export const maxDomains = 3;
