import { formatCount, formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Panel } from '@/ui/Panel';
import type { GetDeactivationPreviewQuery } from '../clientView.generated';
import { ClientDetails } from '../view/ClientDetails';
import type { ViewedClient } from '../view/viewedClient';

export type Effects = GetDeactivationPreviewQuery['clientDeactivation'];
type Money = NonNullable<Effects['money']>;

function openPaymentsOf({ openPayments, openAmount, currency }: Money): string {
  if (openPayments === 0) return 'None';
  const payments = `${formatCount(openPayments, 'payment')}, ${formatMoney(openAmount, currency)}`;
  return `${payments}: still owed, and not taken back by this`;
}

function nextChargeOf({ nextChargeAmount, nextChargeAt, currency }: Money): string {
  if (typeof nextChargeAmount !== 'number') return 'None was to come';
  const when = nextChargeAt ? ` on ${formatDate(nextChargeAt)}` : '';
  return `${formatMoney(nextChargeAmount, currency)}${when}: will not be charged`;
}

const moneyDetails = (money: Money) => ({
  'Open payments': openPaymentsOf(money),
  'Next charge': nextChargeOf(money),
  MRR: money.mrr > 0 ? `${formatMoney(money.mrr, money.currency)} a month lost` : 'None lost',
});

interface DeactivationEffectsProps {
  client: ViewedClient;
  effects: Effects;
}

/** What deactivating brings about, before anything is done. */
export function DeactivationEffects({ client, effects }: DeactivationEffectsProps) {
  const { lastLoginAt, money } = effects;

  return (
    <Panel title="What will happen">
      <ClientDetails
        details={{
          Access: `${client.name} can’t sign in any more`,
          'Last sign-in': lastLoginAt ? formatDate(lastLoginAt, 'dateTime') : 'Never',
          Plan: client.plan?.name ?? 'No plan',
          ...(money && moneyDetails(money)),
          Data: 'Nothing is deleted; payments, notes and activity stay',
        }}
      />
    </Panel>
  );
}
