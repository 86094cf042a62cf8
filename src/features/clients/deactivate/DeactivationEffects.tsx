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
  if (openPayments === 0) return t`None`;
  const amount = formatMoney(openAmount, currency);
  return t`${plural(openPayments, { one: `# payment, ${amount}: still owed, and not taken back by this`, other: `# payments, ${amount}: still owed, and not taken back by this` })}`;
}

function nextChargeText({ nextChargeAmount, nextChargeAt, currency }: Money): string {
  if (typeof nextChargeAmount !== 'number') return t`None was to come`;
  const amount = formatMoney(nextChargeAmount, currency);
  return nextChargeAt
    ? t`${amount} on ${{ date: formatDate(nextChargeAt) }}: will not be charged`
    : t`${amount}: will not be charged`;
}

const moneyDetails = (money: Money): Detail[] => [
  [t`Open payments`, openPaymentsText(money)],
  [t`Next charge`, nextChargeText(money)],
  [
    t`MRR`,
    money.mrr > 0 ? t`${{ amount: formatMoney(money.mrr, money.currency) }} a month lost` : t`None lost`,
  ],
];

interface DeactivationEffectsProps {
  client: ViewedClient;
  effects: Effects;
}

export function DeactivationEffects({ client, effects }: DeactivationEffectsProps) {
  const { t } = useLingui();
  const { lastLoginAt, money } = effects;

  return (
    <Panel title={t`What will happen`}>
      <ClientDetails
        details={[
          [t`Access`, t`${{ name: client.name }} can’t sign in any more`],
          [t`Last sign-in`, lastLoginAt ? formatDate(lastLoginAt, 'dateTime') : t`Never`],
          [t`Plan`, client.plan?.name ?? t`No plan`],
          ...(money ? moneyDetails(money) : []),
          [t`Data`, t`Nothing is deleted; payments, notes and activity stay`],
        ]}
      />
    </Panel>
  );
}
