import { namesAmount } from './moneyNames';

const isSql = (text: string): boolean =>
  /\/\* \w+ \*\/|\b(select|insert into|update|delete from|coalesce\()/i.test(text);

const floatType = /::\s*(float[48]?|real|double precision)\b|\bas (float[48]?|real|double precision)\s*\)/i;

// An operation that leaves the whole numbers, with the name that it is done to.
const operations: readonly { what: string; form: RegExp }[] = [
  { what: 'a division', form: /\b([a-z_]\w*)["')\]]*(?:::\w+)?\s*\/(?![*/])/gi },
  { what: 'a fraction', form: /\b([a-z_]\w*)["')\]]*(?:::\w+)?\s*\*\s*\d*\.\d/gi },
  { what: 'a fraction', form: /(?<!\d)\d*\.\d+\s*\*\s*["(]*(?:\w+\.)?"?([a-z_]\w*)/gi },
  { what: 'an average', form: /\bavg\(\s*(?:distinct\s+)?(?:\w+\.)?"?([a-z_]\w*)/gi },
];

/** What of a text makes an amount of the database a fraction, in words; null when nothing does. */
export function fractionInSql(text: string): string | null {
  const [cast] = floatType.exec(text) ?? [];
  if (cast) return `“${cast}”`;
  if (!isSql(text)) return null;
  const found = operations.find(({ form }) =>
    [...text.matchAll(form)].some(([, name = '']) => namesAmount(name)),
  );
  return found?.what ?? null;
}
