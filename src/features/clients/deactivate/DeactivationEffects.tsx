import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PreviewClientDeactivationQuery } from '@/api/types';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Panel } from '@/ui/Panel';
import { ClientDetails, type Detail } from '../view/ClientDetails';
import type { ViewedClient } from '../clientViewApi';

export type Effects = PreviewClientDeactivationQuery['previewClientDeactivation'];
type Money = NonNullable<Effects['money']>;

function openPaymentsText({ openPayments, openAmount, currency }: Money): string {
  if (openPayments === 0) return t({ message: 'None', context: 'payments' });
  const amount = formatMoney(openAmount, currency);
  return t`${plural(openPayments, { one: `# payment (${amount}), still due after the deactivation`, other: `# payments (${amount}), still due after the deactivation` })}`;
}

function nextChargeText({ nextChargeAmount, nextChargeAt, currency }: Money): string {
  if (typeof nextChargeAmount !== 'number') return t`None scheduled`;
  const amount = formatMoney(nextChargeAmount, currency);
  return nextChargeAt
    ? t`The charge of ${amount} on ${{ date: formatDate(nextChargeAt) }} is canceled`
    : t`The charge of ${amount} is canceled`;
}

const moneyDetails = (money: Money): Detail[] => [
  [t`Open payments`, openPaymentsText(money)],
  [t`Next charge`, nextChargeText(money)],
  [t`MRR`, money.mrr > 0 ? t`Falls by ${{ amount: formatMoney(money.mrr, money.currency) }}` : t`No change`],
];

interface DeactivationEffectsProps {
  client: ViewedClient;
  effects: Effects;
}

export function DeactivationEffects({ client, effects }: DeactivationEffectsProps) {
  const { t } = useLingui();
  const { lastLoginAt, money } = effects;

  return (
    <Panel title={t`Effects`}>
      <ClientDetails
        details={[
          [t`Access`, t`${{ name: client.name }} can no longer sign in`],
          [t`Last sign-in`, lastLoginAt ? formatDate(lastLoginAt, 'dateTime') : t`Never`],
          [t`Plan`, client.plan?.name ?? t`No plan`],
          ...(money ? moneyDetails(money) : []),
          [t`Data`, t`Nothing is deleted. Payments, notes, and activity are kept.`],
        ]}
      />
    </Panel>
  );
}
