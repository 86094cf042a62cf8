const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** The English name of an ISO 3166-1 alpha-2 code. */
export const countryName = (code: string): string => names.of(code) ?? code;
