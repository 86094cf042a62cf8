import { ownLocale } from './reader';

/** The name of an ISO 3166-1 alpha-2 code in the language of the texts. */
export const countryName = (code: string): string =>
  new Intl.DisplayNames(ownLocale(), { type: 'region', fallback: 'code' }).of(code) ?? code;
