import { baseOf, languages } from '../../contract/languages';
import { inLanguage } from '../lib/i18n/i18n';
import { clientFieldSchemas } from './fields';
import { languageOf } from './clientLanguages';

test.each([
  ['de', 'de'],
  ['DE-at', 'de'],
  ['pt_PT', 'pt-BR'],
  ['German', 'de'],
  [' Deutsch ', 'de'],
  ['allemand', 'de'],
  ['Alemán', 'de'],
  ['aleman', 'de'],
  ['alemão', 'de'],
  ['الألمانية', 'de'],
  ['German (Austria)', 'de'],
  ['Portuguese', 'pt-BR'],
  ['Português (Brasil)', 'pt-BR'],
  ['Brazilian Portuguese', 'pt-BR'],
  ['Klingon', null],
  ['Japanese', null],
  ['ja', null],
  ['', null],
])('languageOf(%j) returns %j', (text, tag) => {
  expect(languageOf(text)).toBe(tag);
});

test.each(languages)('finds the names of all languages in %s, and lists them in its error', (language) =>
  inLanguage(language, () => {
    const names = new Intl.DisplayNames(language, { type: 'language' });
    const message = clientFieldSchemas.language.safeParse('Klingon').error?.issues[0]?.message;
    for (const tag of languages) {
      expect([tag, languageOf(names.of(tag) ?? '')]).toEqual([tag, tag]);
      expect(message?.toLowerCase()).toContain(names.of(baseOf(tag))?.toLowerCase());
    }
  }),
);
