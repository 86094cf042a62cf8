import { useState } from 'react';
import { formatDays } from '@/lib/days';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/clients/view';
import { AskedMoveDialog, type AskedMove } from '../moves/AskedMoveDialog';
import { priceWords } from '../planWords';
import { ClientDetails } from './ClientDetails';
import type { ViewedClient } from './viewedClient';

type Money = NonNullable<ViewedClient['money']>;
type Subscription = NonNullable<Money['subscription']>;

const versionWords = ({ priceVersion, currentPriceVersion }: Subscription): string =>
  priceVersion === currentPriceVersion
    ? texts.versionAsNewClientsGet(priceVersion)
    : texts.keepsVersionNewClientsGet(priceVersion, currentPriceVersion);

function moneyDetails(subscription: Subscription, { currency, mrr, lifetimeValue }: Money) {
  const { price, currentPeriodFrom: from, currentPeriodTo: to } = subscription;
  return {
    [texts.price]: priceWords(price, currency, subscription),
    [texts.priceVersion]: versionWords(subscription),
    [texts.period]: formatDays({ from, to }),
    [texts.mrr2]: formatMoney(mrr, currency),
    [texts.lifetimeValue]: formatMoney(lifetimeValue, currency),
  };
}

function nextChargeOf({ status, nextRenewalAt, trialEndsAt, money }: ViewedClient): string {
  if (status === 'Paused') return texts.noneWhilePaused;
  const { nextChargeAt: at = nextRenewalAt, nextChargeAmount } = money?.subscription ?? {};
  if (!at) return texts.noneToCome;
  const amount =
    money && typeof nextChargeAmount === 'number' ? `, ${formatMoney(nextChargeAmount, money.currency)}` : '';
  const trial = status === 'Trialing' && trialEndsAt ? texts.afterTheTrial : '';
  return formatDate(at) + amount + trial;
}

const moveOf: Partial<Record<ViewedClient['status'], 'pause' | 'resume'>> = {
  Active: 'pause',
  Paused: 'resume',
};

export function PlanPanel({ client }: { client: ViewedClient }) {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const { money, plan, isPlanOpen, status, trialEndsAt } = client;
  const move = moveOf[status];

  return (
    <Panel
      title={texts.planAndPrice}
      actions={
        <>
          {move && (
            <Button size={1} colour="gray" variant="soft" onClick={() => setAsked(move)}>
              {move === 'pause' ? texts.pause : texts.resume}
            </Button>
          )}
          {status !== 'Deactivated' && (
            <Button size={1} colour="gray" variant="soft" onClick={() => setAsked('changePlan')}>
              {texts.changePlan}
            </Button>
          )}
        </>
      }
    >
      <ClientDetails
        details={{
          [texts.plan]: plan?.name ?? texts.noPlanYet,
          ...(!isPlanOpen && { [texts.access]: texts.opensOncePaid }),
          ...(money?.subscription && moneyDetails(money.subscription, money)),
          ...(status === 'Trialing' && trialEndsAt && { [texts.trialEnds2]: formatDate(trialEndsAt) }),
          [texts.nextCharge]: nextChargeOf(client),
        }}
      />
      {asked && <AskedMoveDialog move={asked} client={client} onClose={() => setAsked(null)} />}
    </Panel>
  );
}
