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
const moneyPairs = ['minor units', 'major units', 'whole units', 'lifetime value'];
const questions = new Set(['is', 'has', 'can']);

// `priceVersion` and `amounts.length` are about amounts, and are none.
const otherThings = new Set([
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
    'length',
    'name',
    'names',
  ],
  ...['percent', 'points', 'position', 'rate', 'rates', 'share', 'shares', 'size', 'status', 'step', 'text'],
  ...['type', 'version', 'versions', 'width', 'words'],
]);

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');

/** Whether a name has to do with money: `formatMoney`, `priceVersion`, `unitAmount`. */
export function speaksOfMoney(name: string): boolean {
  const words = wordsOf(name);
  return (
    words.some((word) => moneyWords.has(word)) || moneyPairs.some((pair) => words.join(' ').includes(pair))
  );
}

/** Whether what has this name is no amount, whatever it belongs to: `length`, `priceVersion`, `isRefunded`. */
export function namesOtherThing(name: string): boolean {
  const words = wordsOf(name);
  return questions.has(words[0] ?? '') || otherThings.has(words.at(-1) ?? '');
}

export const namesAmount = (name: string): boolean => speaksOfMoney(name) && !namesOtherThing(name);
