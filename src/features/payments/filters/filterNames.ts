import { formatOpenDays } from '@/lib/days';
import { formatMoney } from '@/lib/money';
import { toMinorUnits } from '@contract/money';
import { paymentStatusLabels } from '@/ui/payments/paymentStatus';
import { typeNames } from '@/texts/payments';
import * as texts from '@/texts/payments/filters';
import type { PaymentList } from '../list/usePaymentList';
import type { Direction } from '@/config/paymentRoute';
import type { AmountRange, FilterKey, PaymentFilters } from './filterCodecs';

/** Data that chip texts need in addition to the filters. */
export interface ChipContext {
  planName: (id: string) => string;
  /** Null while loading or if the client is not found. */
  clientName: string | null;
  companyCurrency: string;
}

interface FilterName {
  label: string;
  /** Set for filters that accept several values and apply each selection immediately. */
  isLive?: true;
  onlyDirection?: Direction;
  /** Returns the text of the chip. */
  chip: (filters: PaymentFilters, facts: ChipContext) => string;
}

/** The props of the component that edits a filter. */
export interface EditorProps {
  list: PaymentList;
  onChange: (filters: PaymentFilters) => void;
  onDone: () => void;
}

const maxNamed = 2;

function formatNames(label: string, names: readonly string[]): string {
  const rest = names.length - maxNamed;
  return `${label}: ${names.slice(0, maxNamed).join(', ')}${rest > 0 ? texts.andMore(rest) : ''}`;
}

function formatRange({ from, to }: AmountRange, currency: string): string {
  const money = (text: string) => formatMoney(toMinorUnits(text, currency) ?? 0, currency);
  if (from !== null && to !== null) return from === to ? money(from) : `${money(from)} – ${money(to)}`;
  return from !== null ? texts.from(money(from)) : texts.upTo(money(to ?? ''));
}

const days = (label: string, key: 'created' | 'paid' | 'failed' | 'refunded'): FilterName => ({
  label,
  chip: (filters) => `${label} ${formatOpenDays(filters[key] ?? { from: null, to: null })}`,
});

export const filterNames: Readonly<Record<FilterKey, FilterName>> = {
  created: days(texts.created, 'created'),
  paid: days(texts.paid, 'paid'),
  failed: days(texts.failed, 'failed'),
  refunded: days(texts.refunded, 'refunded'),
  client: {
    label: texts.client,
    onlyDirection: 'incoming',
    chip: (_filters, { clientName }) =>
      clientName === null ? texts.oneClient : texts.clientClientName(clientName),
  },
  plan: {
    label: texts.plan,
    isLive: true,
    onlyDirection: 'incoming',
    chip: ({ plan = [] }, { planName }) => formatNames(texts.plan, plan.map(planName)),
  },
  type: {
    label: texts.type,
    isLive: true,
    chip: ({ type = [] }) =>
      formatNames(
        texts.type,
        type.map((value) => typeNames[value]),
      ),
  },
  method: { label: texts.card, isLive: true, chip: ({ method = [] }) => formatNames(texts.card, method) },
  status: {
    label: texts.status,
    isLive: true,
    chip: ({ status = [] }) =>
      formatNames(
        texts.status,
        status.map((value) => paymentStatusLabels[value].label),
      ),
  },
  amount: {
    label: texts.amount,
    chip: ({ amount, currency }, { companyCurrency }) =>
      texts.amountAmountName(formatRange(amount ?? { from: null, to: null }, currency ?? companyCurrency)),
  },
  currency: { label: texts.currency, chip: ({ currency }) => texts.currencyCurrency(currency) },
  mode: {
    label: texts.liveOrTest,
    chip: ({ mode }) => (mode === 'live' ? texts.livePayments : texts.testPayments),
  },
};

const isNamedKey = (text: string): text is FilterKey => Object.hasOwn(filterNames, text);

/** The filters in the order of the menu and the chips. */
export const orderedFilterKeys: readonly FilterKey[] = Object.keys(filterNames).filter(isNamedKey);

/** Returns the filters that the menu can still add. */
export const offeredFilters = (activeFilters: readonly FilterKey[], direction: Direction) =>
  orderedFilterKeys.flatMap((key) => {
    const { label, onlyDirection } = filterNames[key];
    const isOffered = !activeFilters.includes(key) && (!onlyDirection || onlyDirection === direction);
    return isOffered ? [{ filterKey: key, label }] : [];
  });
