import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { AskedMoveDialog, type AskedMove } from '../moves/AskedMoveDialog';
import { priceWords } from '../planWords';
import { ClientDetails } from './ClientDetails';
import type { ViewedClient } from './viewedClient';

type Money = NonNullable<ViewedClient['money']>;
type Subscription = NonNullable<Money['subscription']>;

const versionWords = ({ priceVersion, currentPriceVersion }: Subscription): string =>
  priceVersion === currentPriceVersion
    ? `Version ${priceVersion}, as new clients get`
    : `Keeps version ${priceVersion}; new clients get version ${currentPriceVersion}`;

function moneyDetails(subscription: Subscription, { currency, mrr, lifetimeValue }: Money) {
  const { price, currentPeriodStart, currentPeriodEnd } = subscription;
  return {
    Price: priceWords(price, currency, subscription),
    'Price version': versionWords(subscription),
    Period: `${formatDate(currentPeriodStart)} – ${formatDate(currentPeriodEnd)}`,
    MRR: formatMoney(mrr, currency),
    'Lifetime value': formatMoney(lifetimeValue, currency),
  };
}

function nextChargeOf({ status, nextRenewalAt, trialEndsAt, money }: ViewedClient): string {
  if (status === 'Paused') return 'None while paused';
  if (!nextRenewalAt) return 'None to come';
  const subscription = money?.subscription;
  const amount = subscription ? `, ${formatMoney(subscription.price, money.currency)}` : '';
  const trial = status === 'Trialing' && trialEndsAt ? ', after the trial' : '';
  return formatDate(nextRenewalAt) + amount + trial;
}

const moveOf: Partial<Record<ViewedClient['status'], 'pause' | 'resume'>> = {
  Active: 'pause',
  Paused: 'resume',
};

export function PlanPanel({ client }: { client: ViewedClient }) {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const { money, plan, status, trialEndsAt } = client;
  const move = moveOf[status];

  return (
    <Panel
      title="Plan and price"
      actions={
        <>
          {move && (
            <Button size={1} colour="gray" variant="soft" onClick={() => setAsked(move)}>
              {move === 'pause' ? 'Pause' : 'Resume'}
            </Button>
          )}
          {status !== 'Deactivated' && (
            <Button size={1} colour="gray" variant="soft" onClick={() => setAsked('changePlan')}>
              Change plan
            </Button>
          )}
        </>
      }
    >
      <ClientDetails
        details={{
          Plan: plan?.name ?? 'No plan yet',
          ...(money?.subscription && moneyDetails(money.subscription, money)),
          ...(status === 'Trialing' && trialEndsAt && { 'Trial ends': formatDate(trialEndsAt) }),
          'Next charge': nextChargeOf(client),
        }}
      />
      {asked && <AskedMoveDialog move={asked} client={client} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
