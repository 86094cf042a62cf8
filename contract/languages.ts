/** The languages of the console, the portal, emails and documents, as BCP 47 tags. */
export const languages = ['en', 'de', 'fr', 'es', 'pt-BR', 'ar'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

/** The names of the languages, each in its language. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  'pt-BR': 'Português (Brasil)',
  ar: 'العربية',
};

const rightToLeft: ReadonlySet<string> = new Set<Language>(['ar']);

/** Returns the direction of a language's script, for the attribute `dir` of HTML. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(language) ? 'rtl' : 'ltr');

/** Returns the language of a tag without its region. */
export const baseOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/**
 * Returns the locale in which a user of a language or locale reads dates and numbers. Arabic has the Gregorian
 * calendar and Latin digits in every region, so that a value is the same in the console, emails and documents.
 */
export const formattingLocale = (tag: string): string =>
  baseOf(tag) === 'ar'
    ? new Intl.Locale(tag, { calendar: 'gregory', numberingSystem: 'latn' }).toString()
    : tag;

/** Returns the region of a tag, as `GB` of `en-GB`. Returns null without a region and for a malformed tag. */
export function regionOf(tag: string): string | null {
  try {
    return new Intl.Locale(tag).region ?? null;
  } catch {
    return null;
  }
}

/** Returns the locale for texts in a language to a reader who has chosen a region, as `en-SE`. */
export const inRegion = (language: string, region: string | null): string =>
  region === null ? language : new Intl.Locale(language, { region }).toString();

/** The countries in which a language is usual, so that a text in it has the country's dates and numbers. */
const regions: Readonly<Record<Language, string>> = {
  en: 'AU CA GB GH HK IE IN JM KE MT MY NG NZ PH SG US ZA',
  de: 'AT BE CH DE LI LU',
  fr: 'BE BJ BF CA CD CH CI CM FR LU MA MC MG ML NE SN TG TN',
  es: 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PR PY SV UY VE',
  'pt-BR': 'BR',
  ar: 'AE BH DZ EG IQ JO KW LB LY MA OM QA SA SD SY TN YE',
};

/** Returns the locale for texts in a language to readers in a country: `es-MX`, or `es` if the country is unusual. */
export const localeIn = (language: Language, country: string | null): string =>
  country !== null && regions[language].split(' ').includes(country) ? inRegion(language, country) : language;

/**
 * Returns the first offered language that a user with these preferences reads, ignoring regions, as `pt-BR` for
 * `['pt-PT', 'en']`. Returns null if there is none.
 */
export function findLanguage<T extends string>(
  preferred: readonly string[],
  offered: readonly T[],
): T | null {
  for (const tag of preferred) {
    const match =
      offered.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
      offered.find((language) => baseOf(language) === baseOf(tag));
    if (match) return match;
  }
  return null;
}

/** The languages of a company's portal. */
export interface PortalLanguages {
  /** Includes `defaultLanguage`. */
  languages: readonly string[];
  defaultLanguage: string;
}

/**
 * Returns the portal's language for a user with these preferences: the first one that the portal offers,
 * otherwise its default.
 */
export const portalLanguage = (
  preferred: readonly string[],
  { languages: offered, defaultLanguage: fallback }: PortalLanguages,
): Language => languageOrDefault(findLanguage(preferred, offered) ?? fallback);

/** Returns a stored language, or the default one for null and for a language that was removed. */
export const languageOrDefault = (stored: string | null | undefined): Language =>
  languages.find((language) => language === stored) ?? defaultLanguage;
