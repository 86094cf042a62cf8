import { formatOpenDays } from '@/lib/days';
import { formatMoney, toMinorUnits } from '@/lib/money';
import { paymentStatuses } from '@/ui/payments/paymentStatus';
import type { Direction } from '../paymentRoute';
import { typeNames } from '../paymentWords';
import type { AmountRange, FilterWord, PaymentFilters } from './filterForms';

/** What a chip needs beside the filter itself. */
export interface ChipFacts {
  planName: (id: string) => string;
  /** Null while it is not known. */
  clientName: string | null;
  companyCurrency: string;
}

interface FilterName {
  label: string;
  /** The values take effect as they are chosen, and several can be. */
  isLive?: true;
  onlyOf?: Direction;
  /** On the chip. */
  chip: (filters: PaymentFilters, facts: ChipFacts) => string;
}

const mostNamed = 2;

function named(label: string, names: readonly string[]): string {
  const rest = names.length - mostNamed;
  return `${label}: ${names.slice(0, mostNamed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

function amountName({ from, to }: AmountRange, currency: string): string {
  const money = (text: string) => formatMoney(toMinorUnits(text, currency) ?? 0, currency);
  if (from !== null && to !== null) return from === to ? money(from) : `${money(from)} – ${money(to)}`;
  return from !== null ? `from ${money(from)}` : `up to ${money(to ?? '')}`;
}

const days = (label: string, word: 'created' | 'paid' | 'failed' | 'refunded'): FilterName => ({
  label,
  chip: (filters) => `${label} ${formatOpenDays(filters[word] ?? { from: null, to: null })}`,
});

/** What each filter is called. */
export const filterNames: Readonly<Record<FilterWord, FilterName>> = {
  created: days('Created', 'created'),
  paid: days('Paid', 'paid'),
  failed: days('Failed', 'failed'),
  refunded: days('Refunded', 'refunded'),
  client: {
    label: 'Client',
    onlyOf: 'incoming',
    chip: (_filters, { clientName }) => (clientName === null ? 'One client' : `Client: ${clientName}`),
  },
  plan: {
    label: 'Plan',
    isLive: true,
    onlyOf: 'incoming',
    chip: ({ plan = [] }, { planName }) => named('Plan', plan.map(planName)),
  },
  type: {
    label: 'Type',
    isLive: true,
    chip: ({ type = [] }) =>
      named(
        'Type',
        type.map((each) => typeNames[each]),
      ),
  },
  method: { label: 'Card', isLive: true, chip: ({ method = [] }) => named('Card', method) },
  status: {
    label: 'Status',
    isLive: true,
    chip: ({ status = [] }) =>
      named(
        'Status',
        status.map((each) => paymentStatuses[each].label),
      ),
  },
  amount: {
    label: 'Amount',
    chip: ({ amount, currency }, { companyCurrency }) =>
      `Amount ${amountName(amount ?? { from: null, to: null }, currency ?? companyCurrency)}`,
  },
  currency: { label: 'Currency', chip: ({ currency }) => `Currency: ${currency}` },
  mode: {
    label: 'Live or test',
    chip: ({ mode }) => (mode === 'live' ? 'Live payments' : 'Test payments'),
  },
};

const isNamedWord = (text: string): text is FilterWord => Object.hasOwn(filterNames, text);

/** In the order of the menu and the chips. */
export const namedWords: readonly FilterWord[] = Object.keys(filterNames).filter(isNamedWord);

/** What the menu offers of the filters that do not hold yet. */
export const offeredFilters = (used: readonly FilterWord[], direction: Direction) =>
  namedWords.flatMap((word) => {
    const { label, onlyOf } = filterNames[word];
    const isOffered = !used.includes(word) && (!onlyOf || onlyOf === direction);
    return isOffered ? [{ word, label }] : [];
  });
