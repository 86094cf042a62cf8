import { baseOf, findLanguage, type Language, languages } from '../../contract/languages';
import { language } from '../lib/i18n/i18n';
import { createNameLookup } from './nameLookup';

const findByName = createNameLookup(() => {
  const names = new Intl.DisplayNames(language(), { type: 'language' });
  return languages.flatMap((tag) => [tag, baseOf(tag)].map((code) => [names.of(code) ?? code, tag] as const));
});

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
