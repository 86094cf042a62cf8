import { defaultLocale } from './localeSettings';

/**
 * Returns the name of the country with an ISO 3166-1 alpha-2 code, in the console's language. Returns an
 * unknown code unchanged.
 */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(defaultLocale(), { type: 'region', fallback: 'code' }).of(code) ?? code;
