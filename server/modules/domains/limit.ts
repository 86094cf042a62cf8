/** How many domains a company may have. */
export const mostDomains = 3;
