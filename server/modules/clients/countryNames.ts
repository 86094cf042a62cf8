import { callingCodeOf } from './callingCodes';

const withoutCallingCode = ['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'];
const codes: ReadonlySet<string> = new Set([...callingCodeOf.keys(), ...withoutCallingCode]);

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

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

const byName: ReadonlyMap<string, string> = new Map([
  ...[...codes].map((code) => [plain(englishNames.of(code) ?? code), code] as const),
  ...Object.entries(alsoCalled),
]);

/** The ISO 3166-1 alpha-2 code that a code or an English name stands for. */
export function countryCode(text: string): string | null {
  const upper = text.trim().toUpperCase();
  return codes.has(upper) ? upper : (byName.get(plain(text)) ?? null);
}
