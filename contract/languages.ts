/** The languages of the console, the portal, emails and documents, as BCP 47 tags. */
export const languages = ['en'] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'en';

const rightToLeft: ReadonlySet<string> = new Set(['ar']);

/** Returns the direction of a language's script, for the attribute `dir` of HTML. */
export const directionOf = (language: string): 'ltr' | 'rtl' => (rightToLeft.has(language) ? 'rtl' : 'ltr');

const baseOf = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? '';

/**
 * Returns the first language that someone with these preferences reads, ignoring regions, as `pt-BR` for
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
