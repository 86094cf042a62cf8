import { baseOf, findLanguage, type Language, languages } from '../../contract/languages';
import { languageName } from '../lib/localeText';
import { createNameLookup } from './nameLookup';

const findByName = createNameLookup(() =>
  languages.flatMap((tag) => [tag, baseOf(tag)].map((code) => [languageName(code), tag] as const)),
);

const tagPattern = /^[a-z]{2}(-[a-z0-9]{2,8})*$/i;

/**
 * Returns the language of a tag or of a name in any language, ignoring regions, as `de` for `de_AT` and
 * `Allemand`. Returns null if it is none of `languages`.
 */
export function languageOf(text: string): Language | null {
  const tag = text.trim().replaceAll('_', '-');
  if (tagPattern.test(tag)) return findLanguage([tag], languages);
  return findByName(text.replace(/\(.*/, ''));
}
