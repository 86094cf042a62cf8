import { formatOpenDays } from '@/lib/days';
import { formatMoney, toMinorUnits } from '@/lib/money';
import { paymentStatuses } from '@/ui/payments/paymentStatus';
import * as texts from '@/texts/payments/filters';
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
  return `${label}: ${names.slice(0, mostNamed).join(', ')}${rest > 0 ? texts.andMore(rest) : ''}`;
}

function amountName({ from, to }: AmountRange, currency: string): string {
  const money = (text: string) => formatMoney(toMinorUnits(text, currency) ?? 0, currency);
  if (from !== null && to !== null) return from === to ? money(from) : `${money(from)} – ${money(to)}`;
  return from !== null ? texts.from(money(from)) : texts.upTo(money(to ?? ''));
}

const days = (label: string, word: 'created' | 'paid' | 'failed' | 'refunded'): FilterName => ({
  label,
  chip: (filters) => `${label} ${formatOpenDays(filters[word] ?? { from: null, to: null })}`,
});

/** What each filter is called. */
export const filterNames: Readonly<Record<FilterWord, FilterName>> = {
  created: days(texts.created, 'created'),
  paid: days(texts.paid, 'paid'),
  failed: days(texts.failed, 'failed'),
  refunded: days(texts.refunded, 'refunded'),
  client: {
    label: texts.client,
    onlyOf: 'incoming',
    chip: (_filters, { clientName }) =>
      clientName === null ? texts.oneClient : texts.clientClientName(clientName),
  },
  plan: {
    label: texts.plan,
    isLive: true,
    onlyOf: 'incoming',
    chip: ({ plan = [] }, { planName }) => named(texts.plan, plan.map(planName)),
  },
  type: {
    label: texts.type,
    isLive: true,
    chip: ({ type = [] }) =>
      named(
        texts.type,
        type.map((each) => typeNames[each]),
      ),
  },
  method: { label: texts.card, isLive: true, chip: ({ method = [] }) => named(texts.card, method) },
  status: {
    label: texts.status,
    isLive: true,
    chip: ({ status = [] }) =>
      named(
        texts.status,
        status.map((each) => paymentStatuses[each].label),
      ),
  },
  amount: {
    label: texts.amount,
    chip: ({ amount, currency }, { companyCurrency }) =>
      texts.amountAmountName(amountName(amount ?? { from: null, to: null }, currency ?? companyCurrency)),
  },
  currency: { label: texts.currency, chip: ({ currency }) => texts.currencyCurrency(currency) },
  mode: {
    label: texts.liveOrTest,
    chip: ({ mode }) => (mode === 'live' ? texts.livePayments : texts.testPayments),
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
