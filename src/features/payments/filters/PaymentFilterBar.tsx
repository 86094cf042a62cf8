import type { ComponentType } from 'react';
import { toMinorUnits } from '@contract/money';
import { keysOf } from '@contract/records';
import type { Direction } from '@/config/paymentRoute';
import { formatOpenDays } from '@/lib/days';
import { formatMoney } from '@/lib/money';
import { typeNames } from '@/texts/payments';
import * as texts from '@/texts/payments/filters';
import { searchClientNumberInvoice } from '@/texts/payments/list';
import { paymentStatusLabels } from '@/ui/payments/paymentStatus';
import { FilterBar, FilterChips, type ListFilter, namesChip } from '@/ui/table/FilterBar';
import type { PaymentList } from '../list/usePaymentList';
import { useGetPaymentClientQuery, useGetPaymentPlansQuery } from '../paymentsApi';
import { AmountEditor } from './AmountEditor';
import { ChoicesEditor } from './ChoicesEditor';
import {
  type AmountRange,
  type DaysFilterKey,
  type FilterKey,
  hasFilter,
  type PaymentFilters,
  withoutFilter,
} from './filterCodecs';
import { ClientEditor, CurrencyEditor, DaysEditor, type EditorProps, ModeEditor } from './filterEditors';

/** Data that the texts of chips need in addition to the filters. */
interface ChipContext {
  planName: (id: string) => string;
  /** Null while loading or if the client is not found. */
  clientName: string | null;
  companyCurrency: string;
}

interface FilterDefinition {
  label: string;
  /** True if the editor applies each choice immediately. */
  isLive?: true;
  onlyDirection?: Direction;
  chip: (filters: PaymentFilters, context: ChipContext) => string;
  Editor: ComponentType<EditorProps>;
}

function formatRange({ from, to }: AmountRange, currency: string): string {
  const money = (text: string) => formatMoney(toMinorUnits(text, currency) ?? 0, currency);
  if (from !== null && to !== null) return from === to ? money(from) : `${money(from)} – ${money(to)}`;
  return from !== null ? texts.from(money(from)) : texts.upTo(money(to ?? ''));
}

const daysFilter = (label: string, filterKey: DaysFilterKey): FilterDefinition => ({
  label,
  chip: (filters) => `${label} ${formatOpenDays(filters[filterKey] ?? { from: null, to: null })}`,
  Editor: (props) => <DaysEditor filterKey={filterKey} {...props} />,
});

/** The filters in the order of the menu and the chips. */
const filterDefinitions: Readonly<Record<FilterKey, FilterDefinition>> = {
  created: daysFilter(texts.created, 'created'),
  paid: daysFilter(texts.paid, 'paid'),
  failed: daysFilter(texts.failed, 'failed'),
  refunded: daysFilter(texts.refunded, 'refunded'),
  client: {
    label: texts.client,
    onlyDirection: 'incoming',
    chip: (_filters, { clientName }) =>
      clientName === null ? texts.oneClient : texts.clientClientName(clientName),
    Editor: ClientEditor,
  },
  plan: {
    label: texts.plan,
    isLive: true,
    onlyDirection: 'incoming',
    chip: ({ plan = [] }, { planName }) => namesChip(texts.plan, plan.map(planName)),
    Editor: (props) => <ChoicesEditor filterKey="plan" {...props} />,
  },
  type: {
    label: texts.type,
    isLive: true,
    chip: ({ type = [] }) =>
      namesChip(
        texts.type,
        type.map((value) => typeNames[value]),
      ),
    Editor: (props) => <ChoicesEditor filterKey="type" {...props} />,
  },
  method: {
    label: texts.card,
    isLive: true,
    chip: ({ method = [] }) => namesChip(texts.card, method),
    Editor: (props) => <ChoicesEditor filterKey="method" {...props} />,
  },
  status: {
    label: texts.status,
    isLive: true,
    chip: ({ status = [] }) =>
      namesChip(
        texts.status,
        status.map((value) => paymentStatusLabels[value].label),
      ),
    Editor: (props) => <ChoicesEditor filterKey="status" {...props} />,
  },
  amount: {
    label: texts.amount,
    chip: ({ amount, currency }, { companyCurrency }) =>
      texts.amountAmountName(formatRange(amount ?? { from: null, to: null }, currency ?? companyCurrency)),
    Editor: AmountEditor,
  },
  currency: {
    label: texts.currency,
    chip: ({ currency }) => texts.currencyCurrency(currency),
    Editor: CurrencyEditor,
  },
  mode: {
    label: texts.liveOrTest,
    chip: ({ mode }) => (mode === 'live' ? texts.livePayments : texts.testPayments),
    Editor: ModeEditor,
  },
};

/** Loads the names of the client and the plans whose ids are in the URL. */
function useChipContext({ client, plan }: PaymentFilters, companyCurrency: string): ChipContext {
  const { currentData } = useGetPaymentClientQuery({ id: client ?? '' }, { skip: !client });
  const plans = useGetPaymentPlansQuery(undefined, { skip: !plan }).data?.paymentPlans;

  return {
    planName: (id) => plans?.find((each) => each.id === id)?.name ?? texts.onePlan,
    clientName: currentData?.paymentClients[0]?.name ?? null,
    companyCurrency,
  };
}

export function PaymentFilterBar({ list }: { list: PaymentList }) {
  const { filters } = list.query;
  const context = useChipContext(filters, list.currency);
  const setFilters = (next: PaymentFilters) => list.change({ filters: next });

  const listFilters = keysOf(filterDefinitions).map((key): ListFilter => {
    const { label, isLive, onlyDirection, chip, Editor } = filterDefinitions[key];
    return {
      key,
      label,
      isOffered: onlyDirection === undefined || onlyDirection === list.direction,
      chip: hasFilter(filters, key) ? chip(filters, context) : null,
      isLive,
      editor: (onDone) => <Editor list={list} onChange={setFilters} onDone={onDone} />,
      onRemove: () => setFilters(withoutFilter(filters, key)),
    };
  });

  return (
    <FilterBar list={list} searchLabel={searchClientNumberInvoice}>
      <FilterChips filters={listFilters} onClear={list.clearFilters} />
    </FilterBar>
  );
}
