import { defaultLocale } from './localeSettings';

/** Returns the name of an ISO 3166-1 alpha-2 code in the console's language. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(defaultLocale(), { type: 'region', fallback: 'code' }).of(code) ?? code;
