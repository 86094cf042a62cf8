import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import { toMinorUnits } from '@contract/money';
import { keysOf } from '@contract/records';
import type { Direction } from '@/config/paymentRoute';
import { formatDay, formatDays, type OpenDayRange } from '@/lib/days';
import { formatMoney } from '@/lib/money';
import { paymentStatusLabels } from '@/ui/payments/paymentStatus';
import { FilterBar, FilterChips, type ListFilter, namesChip } from '@/ui/table/FilterBar';
import type { PaymentList } from '../list/usePaymentList';
import { typeLabels } from '../paymentLabels';
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
  label: MessageDescriptor;
  /** True if the editor applies each choice immediately. */
  isLive?: true;
  onlyDirection?: Direction;
  chip: (filters: PaymentFilters, context: ChipContext) => string;
  Editor: ComponentType<EditorProps>;
}

function amountChip({ from, to }: AmountRange, currency: string): string {
  const money = (text: string) => formatMoney(toMinorUnits(text, currency) ?? 0, currency);
  if (from !== null && to !== null) {
    if (from === to) return t`Amount: ${{ amount: money(from) }}`;
    return t`Amount: ${{ min: money(from) }} – ${{ max: money(to) }}`;
  }
  return from !== null
    ? t`Amount: ${{ min: money(from) }} or more`
    : t`Amount: ${{ max: money(to ?? '') }} or less`;
}

function daysChip(label: string, { from, to }: OpenDayRange): string {
  if (from && to) return t`${label}: ${{ days: formatDays({ from, to }) }}`;
  return from
    ? t`${label}: ${{ day: formatDay(from) }} or later`
    : t`${label}: ${{ day: formatDay(to ?? '') }} or earlier`;
}

const daysFilter = (label: MessageDescriptor, filterKey: DaysFilterKey): FilterDefinition => ({
  label,
  chip: (filters) => daysChip(i18n._(label), filters[filterKey] ?? { from: null, to: null }),
  Editor: (props) => <DaysEditor filterKey={filterKey} {...props} />,
});

/** The filters in the order of the menu and the chips. */
const filterDefinitions: Readonly<Record<FilterKey, FilterDefinition>> = {
  created: daysFilter(msg`Created`, 'created'),
  paid: daysFilter(msg({ message: 'Paid', context: 'date' }), 'paid'),
  failed: daysFilter(msg({ message: 'Failed', context: 'date' }), 'failed'),
  refunded: daysFilter(msg({ message: 'Refunded', context: 'date' }), 'refunded'),
  client: {
    label: msg`Client`,
    onlyDirection: 'incoming',
    chip: (_filters, { clientName }) => (clientName === null ? t`Client` : t`Client: ${clientName}`),
    Editor: ClientEditor,
  },
  plan: {
    label: msg`Plan`,
    isLive: true,
    onlyDirection: 'incoming',
    chip: ({ plan = [] }, { planName }) => namesChip(t`Plan`, plan.map(planName)),
    Editor: (props) => <ChoicesEditor filterKey="plan" {...props} />,
  },
  type: {
    label: msg`Type`,
    isLive: true,
    chip: ({ type = [] }) =>
      namesChip(
        t`Type`,
        type.map((value) => i18n._(typeLabels[value])),
      ),
    Editor: (props) => <ChoicesEditor filterKey="type" {...props} />,
  },
  method: {
    label: msg`Card`,
    isLive: true,
    chip: ({ method = [] }) => namesChip(t`Card`, method),
    Editor: (props) => <ChoicesEditor filterKey="method" {...props} />,
  },
  status: {
    label: msg`Status`,
    isLive: true,
    chip: ({ status = [] }) =>
      namesChip(
        t`Status`,
        status.map((value) => i18n._(paymentStatusLabels[value].label)),
      ),
    Editor: (props) => <ChoicesEditor filterKey="status" {...props} />,
  },
  amount: {
    label: msg`Amount`,
    chip: ({ amount, currency }, { companyCurrency }) =>
      amountChip(amount ?? { from: null, to: null }, currency ?? companyCurrency),
    Editor: AmountEditor,
  },
  currency: {
    label: msg`Currency`,
    chip: ({ currency }) => t`Currency: ${{ currency: currency ?? '' }}`,
    Editor: CurrencyEditor,
  },
  mode: {
    label: msg`Mode`,
    chip: ({ mode }) => (mode === 'live' ? t`Live payments` : t`Test payments`),
    Editor: ModeEditor,
  },
};

/** Loads the names of the client and the plans whose ids are in the URL. */
function useChipContext({ client, plan }: PaymentFilters, companyCurrency: string): ChipContext {
  const { t } = useLingui();
  const { currentData } = useGetPaymentClientQuery({ id: client ?? '' }, { skip: !client });
  const plans = useGetPaymentPlansQuery(undefined, { skip: !plan }).data?.paymentPlans;

  return {
    planName: (id) => plans?.find((each) => each.id === id)?.name ?? (plans ? t`Unknown plan` : '…'),
    clientName: currentData?.paymentClients[0]?.name ?? null,
    companyCurrency,
  };
}

export function PaymentFilterBar({ list }: { list: PaymentList }) {
  const { t } = useLingui();
  const { filters } = list.query;
  const context = useChipContext(filters, list.currency);
  const setFilters = (next: PaymentFilters) => list.change({ filters: next });

  const listFilters = keysOf(filterDefinitions).map((key): ListFilter => {
    const { label, isLive, onlyDirection, chip, Editor } = filterDefinitions[key];
    return {
      key,
      label: t(label),
      isOffered: onlyDirection === undefined || onlyDirection === list.direction,
      chip: hasFilter(filters, key) ? chip(filters, context) : null,
      isLive,
      editor: (onDone) => <Editor list={list} onChange={setFilters} onDone={onDone} />,
      onRemove: () => setFilters(withoutFilter(filters, key)),
    };
  });

  return (
    <FilterBar list={list} searchLabel={t`Search by client, number, invoice, or provider ID`}>
      <FilterChips filters={listFilters} onClear={list.clearFilters} />
    </FilterBar>
  );
}
