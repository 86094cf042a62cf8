import { countries, isCountry } from '../lib/countries';
import { alpha2Of } from './alpha3';

// English comes first, because an English name takes precedence.
const languages = ['en', 'de', 'fr', 'es', 'pt-BR', 'ar'] as const;
const styles = ['long', 'short'] as const;

const aliases: Readonly<Record<string, string>> = {
  'united states of america': 'US',
  usa: 'US',
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  'czech republic': 'CZ',
  'the netherlands': 'NL',
  holland: 'NL',
  'ivory coast': 'CI',
  uae: 'AE',
  turkey: 'TR',
  'hong kong': 'HK',
  macau: 'MO',
  burma: 'MM',
  palestine: 'PS',
  'russian federation': 'RU',
  'republic of korea': 'KR',
  'viet nam': 'VN',
};

const normalizeName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, "'")
    .replace(/&/g, 'and')
    .toLowerCase()
    .trim();

const namesIn = (language: string): (readonly [string, string])[] =>
  styles.flatMap((style) => {
    const names = new Intl.DisplayNames(language, { type: 'region', style });
    return countries.map(({ code }) => [normalizeName(names.of(code) ?? code), code] as const);
  });

let cachedCodes: ReadonlyMap<string, string> | undefined;

// The map is built on the first lookup, because building it takes about 50 ms. The last entry of a duplicate
// name wins, so the languages are in reverse order.
const codesByName = (): ReadonlyMap<string, string> =>
  (cachedCodes ??= new Map([...[...languages].reverse().flatMap(namesIn), ...Object.entries(aliases)]));

/**
 * Returns the ISO 3166-1 alpha-2 code of a two- or three-letter code or of a name in a supported language, or
 * null.
 */
export function countryCode(text: string): string | null {
  const upper = text.trim().toUpperCase();
  return isCountry(upper) ? upper : (codesByName().get(normalizeName(text)) ?? alpha2Of.get(upper) ?? null);
}
