import { languages } from '../../contract/languages';
import { inLanguage } from '../lib/i18n/i18n';

type Entries<Code> = readonly (readonly [name: string, code: Code])[];

/** Returns the same key for names that differ only in case, accents, spaces, underscores and hyphens. */
const keyOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\s_-]/gu, '')
    .replace(/’/g, "'")
    .replace(/&/g, 'and')
    .toLowerCase();

/**
 * Returns a function that finds a code by its name in any language, or by an alias. `names` is called once in
 * each language.
 */
export function createNameLookup<Code>(names: () => Entries<Code>, aliases: Entries<Code> = []) {
  let codes: ReadonlyMap<string, Code> | undefined;
  return (name: string): Code | null => {
    // Built on the first lookup, because the names of countries take about 50 ms. The last entry of a
    // duplicate name wins, so the languages are in reverse order: English takes precedence.
    codes ??= new Map(
      [...[...languages].reverse().flatMap((language) => inLanguage(language, names)), ...aliases].map(
        ([text, code]) => [keyOf(text), code],
      ),
    );
    return codes.get(keyOf(name)) ?? null;
  };
}
