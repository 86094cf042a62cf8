import { isAmountName } from './moneyNames';

const isSql = (text: string): boolean =>
  /\/\* \w+ \*\/|\b(select|insert into|update|delete from|coalesce\()/i.test(text);

const floatType = /::\s*(float[48]?|real|double precision)\b|\bas (float[48]?|real|double precision)\s*\)/i;

// Operations that can turn an amount into a fraction. Each pattern captures the name of the operand.
const operations: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a division', pattern: /\b([a-z_]\w*)["')\]]*(?:::\w+)?\s*\/(?![*/])/gi },
  { what: 'a fraction', pattern: /\b([a-z_]\w*)["')\]]*(?:::\w+)?\s*\*\s*\d*\.\d/gi },
  { what: 'a fraction', pattern: /(?<!\d)\d*\.\d+\s*\*\s*["(]*(?:\w+\.)?"?([a-z_]\w*)/gi },
  { what: 'an average', pattern: /\bavg\(\s*(?:distinct\s+)?(?:\w+\.)?"?([a-z_]\w*)/gi },
];

/**
 * Returns a description of a cast to a float type, or of an SQL operation that can turn an amount into a
 * fraction. Returns null if the text contains neither.
 */
export function findFractionInSql(text: string): string | null {
  const [cast] = floatType.exec(text) ?? [];
  if (cast) return `“${cast}”`;
  if (!isSql(text)) return null;
  const operation = operations.find(({ pattern }) =>
    [...text.matchAll(pattern)].some(([, name = '']) => isAmountName(name)),
  );
  return operation?.what ?? null;
}
