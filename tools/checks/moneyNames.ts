const moneyWords = new Set([
  ...[
    'amount',
    'amounts',
    'arpu',
    'balance',
    'balances',
    'cents',
    'cost',
    'costs',
    'discount',
    'fee',
    'fees',
  ],
  ...[
    'gross',
    'minor',
    'money',
    'mrr',
    'net',
    'payout',
    'portion',
    'price',
    'prices',
    'refundable',
    'refunded',
  ],
  ...['revenue', 'tax', 'taxes'],
]);
const moneyPhrases = ['minor units', 'major units', 'whole units', 'lifetime value'];
const booleanPrefixes = new Set(['is', 'has', 'can']);

// Last words of names that are not amounts, such as `priceVersion` and `amounts.length`.
const nonAmountWords = new Set([
  ...['at', 'behavior', 'columns', 'count', 'counts', 'currency', 'currencies', 'date', 'day', 'days'],
  ...[
    'decimals',
    'digits',
    'form',
    'height',
    'id',
    'ids',
    'index',
    'key',
    'label',
    'labels',
    'length',
    'name',
    'names',
  ],
  ...['percent', 'points', 'position', 'rate', 'rates', 'share', 'shares', 'size', 'status', 'step', 'text'],
  ...['type', 'version', 'versions', 'width', 'words'],
]);

const splitWords = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Returns whether a name relates to money, such as `formatMoney`, `priceVersion` or `unitAmount`. */
export function isMoneyName(name: string): boolean {
  const words = splitWords(name);
  return (
    words.some((word) => moneyWords.has(word)) ||
    moneyPhrases.some((phrase) => words.join(' ').includes(phrase))
  );
}

/** Returns whether a name never denotes an amount, such as `length`, `priceVersion` or `isRefunded`. */
export function isNonAmountName(name: string): boolean {
  const words = splitWords(name);
  return booleanPrefixes.has(words[0] ?? '') || nonAmountWords.has(words.at(-1) ?? '');
}

export const isAmountName = (name: string): boolean => isMoneyName(name) && !isNonAmountName(name);
