import { useState } from 'react';
import { formatDays } from '@/lib/days';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/clients/view';
import { ClientActionDialog, type ClientDialogAction } from '../transitions/ClientActionDialog';
import { priceText } from '../planLabels';
import { ClientDetails } from './ClientDetails';
import type { ViewedClient } from './viewedClient';

type Money = NonNullable<ViewedClient['money']>;
type Subscription = NonNullable<Money['subscription']>;

const versionText = ({ priceVersion, currentPriceVersion }: Subscription): string =>
  priceVersion === currentPriceVersion
    ? texts.versionAsNewClientsGet(priceVersion)
    : texts.keepsVersionNewClientsGet(priceVersion, currentPriceVersion);

function moneyDetails(subscription: Subscription, { currency, mrr, lifetimeValue }: Money) {
  const { price, currentPeriodFrom: from, currentPeriodTo: to } = subscription;
  return {
    [texts.price]: priceText(price, currency, subscription),
    [texts.priceVersion]: versionText(subscription),
    [texts.period]: formatDays({ from, to }),
    [texts.mrr2]: formatMoney(mrr, currency),
    [texts.lifetimeValue]: formatMoney(lifetimeValue, currency),
  };
}

function nextChargeText({ status, nextRenewalAt, trialEndsAt, money }: ViewedClient): string {
  if (status === 'Paused') return texts.noneWhilePaused;
  const { nextChargeAt: at = nextRenewalAt, nextChargeAmount } = money?.subscription ?? {};
  if (!at) return texts.noneToCome;
  const amountText =
    money && typeof nextChargeAmount === 'number' ? `, ${formatMoney(nextChargeAmount, money.currency)}` : '';
  const trialText = status === 'Trialing' && trialEndsAt ? texts.afterTheTrial : '';
  return formatDate(at) + amountText + trialText;
}

const transitionByStatus: Partial<Record<ViewedClient['status'], 'pause' | 'resume'>> = {
  Active: 'pause',
  Paused: 'resume',
};

export function PlanPanel({ client }: { client: ViewedClient }) {
  const [dialogAction, setDialogAction] = useState<ClientDialogAction | null>(null);
  const { money, plan, hasPlanAccess, status, trialEndsAt } = client;
  const transition = transitionByStatus[status];

  return (
    <Panel
      title={texts.planAndPrice}
      actions={
        <>
          {transition && (
            <Button size={1} color="gray" variant="soft" onClick={() => setDialogAction(transition)}>
              {transition === 'pause' ? texts.pause : texts.resume}
            </Button>
          )}
          {status !== 'Deactivated' && (
            <Button size={1} color="gray" variant="soft" onClick={() => setDialogAction('changePlan')}>
              {texts.changePlan}
            </Button>
          )}
        </>
      }
    >
      <ClientDetails
        details={{
          [texts.plan]: plan?.name ?? texts.noPlanYet,
          ...(!hasPlanAccess && { [texts.access]: texts.opensOncePaid }),
          ...(money?.subscription && moneyDetails(money.subscription, money)),
          ...(status === 'Trialing' && trialEndsAt && { [texts.trialEnds2]: formatDate(trialEndsAt) }),
          [texts.nextCharge]: nextChargeText(client),
        }}
      />
      {dialogAction && (
        <ClientActionDialog action={dialogAction} client={client} onClose={() => setDialogAction(null)} />
      )}
    </Panel>
  );
}
