import { useLingui } from '@lingui/react/macro';
import type { PaymentStatus, PaymentType } from '@contract/enums';
import { statusesOfTab } from '@contract/payments';
import type { Direction, StatusFilter } from '@/config/paymentRoute';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { isPaymentStatus, paymentStatusLabels } from '@/ui/payments/paymentStatus';
import { type Choice, ChoiceEditor, withChosen } from '@/ui/table/ChoiceEditor';
import { isPaymentType, typeLabels } from '../paymentLabels';
import { useGetPaymentPlansQuery } from '../paymentsApi';
import { withoutFilter } from './filterCodecs';
import type { EditorProps } from './filterEditors';

type ChoiceFilterKey = 'plan' | 'type' | 'method' | 'status';

const types: Readonly<Record<Direction, readonly PaymentType[]>> = {
  incoming: ['Subscription', 'OneOff', 'AddOn'],
  outgoing: ['PlatformFee', 'AddOn', 'Payout'],
};

const statuses: Readonly<Record<StatusFilter, readonly PaymentStatus[]>> = {
  all: statusesOfTab.All,
  succeeded: statusesOfTab.Succeeded,
  failed: statusesOfTab.Failed,
};

const brands = ['Visa', 'Mastercard', 'American Express', 'Discover', 'Diners Club', 'JCB', 'UnionPay'];

function useChoices(filterKey: ChoiceFilterKey, { direction, status }: EditorProps['list']) {
  const { t } = useLingui();
  const { data, error, refetch } = useGetPaymentPlansQuery(undefined, { skip: filterKey !== 'plan' });
  const choices: Readonly<Record<ChoiceFilterKey, Choice[] | undefined>> = {
    plan: data?.paymentPlans.map(({ id, name }) => ({ value: id, label: name })),
    type: types[direction].map((value) => ({ value, label: t(typeLabels[value]) })),
    method: brands.map((value) => ({ value, label: value })),
    status: statuses[status].map((value) => ({ value, label: t(paymentStatusLabels[value].label) })),
  };
  return { choices: choices[filterKey], error, refetch };
}

/** Edits a filter that accepts several values. */
export function ChoicesEditor({ filterKey, list, onChange }: EditorProps & { filterKey: ChoiceFilterKey }) {
  const { t } = useLingui();
  const { choices, error, refetch } = useChoices(filterKey, list);
  const { filters } = list.query;
  const chosen: readonly string[] = filters[filterKey] ?? [];

  const choose = (values: string[]) => {
    const next = {
      plan: { plan: values },
      type: { type: values.filter(isPaymentType) },
      method: { method: values },
      status: { status: values.filter(isPaymentStatus) },
    }[filterKey];
    onChange(values.length > 0 ? { ...filters, ...next } : withoutFilter(filters, filterKey));
  };

  if (error && !choices) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <ChoiceEditor
      searchLabel={t({ message: 'Search', context: 'verb' })}
      emptyText={t`No plans yet`}
      choices={choices && withChosen(choices, chosen)}
      chosen={chosen}
      onChange={choose}
    />
  );
}
