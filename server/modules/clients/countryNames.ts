import { countries, isCountry } from '../../lib/countries';

const alsoCalled: Readonly<Record<string, string>> = {
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

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’']/g, "'")
    .replace(/&/g, 'and')
    .toLowerCase()
    .trim();

const byName: ReadonlyMap<string, string> = new Map([
  ...countries.map(({ name, code }) => [plain(name), code] as const),
  ...Object.entries(alsoCalled),
]);

/** The ISO 3166-1 alpha-2 code that a code or an English name stands for. */
export function countryCode(text: string): string | null {
  const upper = text.trim().toUpperCase();
  return isCountry(upper) ? upper : (byName.get(plain(text)) ?? null);
}
