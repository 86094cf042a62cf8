import type { Services } from '../../context';
import type { Db } from '../../db/database';
import { momentOf } from '../../lib/moments';
import { clientStandings } from '../client-lifecycle/carryOut';
import { happenByItself, type ClientEvent } from '../client-lifecycle/happen';
import { running, type ClientStanding } from '../client-lifecycle/standing';
import { lockClients } from '../clients/editing';
import { beginPayments } from '../payments/ledger';
import { owed } from '../payments/owed';
import { paidPeriod } from '../payments/paidPeriod';
import type { NewPayment } from '../payments/recording';
import { clientsAccount } from '../stripe/account';
import { isDueBy, isUncharged, nextRenewal, periodOfFee, type Renewal } from '../subscriptions/renewal';
import { beginningNow, type Subscription } from '../subscriptions/subscription';
import { writeChanges } from '../subscriptions/write';
import { lockChargingCompany, type ChargingCompany } from './company';
import { dueSubscribers, renewalTerms, type RenewalTerms } from './renewalsSql';

const batchSize = 100;

export interface Due {
  subscription: Subscription;
  terms: RenewalTerms;
  renewal: Renewal;
  /** In minor units, with what is charged once. */
  amount: number;
  /** It is the setup fee alone, of a period that is paid for. */
  isFee: boolean;
}

/** What falls due next of a subscription. */
export function dueOf(subscription: Subscription, terms: RenewalTerms, timeZone: string): Due {
  const renewal = nextRenewal(subscription, terms.price, timeZone);
  const isFee = periodOfFee(subscription) !== null;
  const amount = (isFee ? 0 : renewal.priced.price) + subscription.setupFee;
  return { subscription, terms, renewal, amount, isFee };
}

/** Begins the first period of uncharged plans now: they were not open before there was a card. */
async function beginFirstPeriods(
  db: Db,
  companyId: string,
  { now, timeZone }: ChargingCompany,
  standings: Iterable<ClientStanding>,
): Promise<Map<string, Subscription>> {
  const at = momentOf(now);
  const changes = [...standings].flatMap((standing) => {
    const before = running(standing);
    if (!before || !isUncharged(before)) return [];
    const after = beginningNow(before, { now: at, renewedUntil: at, timeZone });
    return [{ clientId: standing.id, at, before, after }];
  });
  await writeChanges(db, companyId, changes);
  return new Map(changes.map(({ clientId, after }) => [clientId, after]));
}

/** Subscriptions that are due, as they stand until the transaction ends. */
async function takeDue(db: Db, companyId: string, company: ChargingCompany): Promise<Due[]> {
  const { now, timeZone } = company;
  const clientIds = await dueSubscribers(db, companyId, now, batchSize);
  if (clientIds.length === 0) return [];
  await lockClients(db, companyId, clientIds);
  // Asked after the lock: who was paused meanwhile is not charged.
  const standings = await clientStandings(db, companyId, clientIds);
  const begun = await beginFirstPeriods(db, companyId, company, standings.values());
  const terms = new Map((await renewalTerms(db, companyId, clientIds)).map((one) => [one.clientId, one]));
  return clientIds.flatMap((clientId) => {
    const standing = standings.get(clientId);
    const subscription = begun.get(clientId) ?? (standing && running(standing));
    const known = terms.get(clientId);
    return subscription && known && isDueBy(subscription, momentOf(now))
      ? [dueOf(subscription, known, timeZone)]
      : [];
  });
}

/** What is owed for it, before it is tried for the first time. */
export const paymentOf = (
  { subscription, terms, renewal, amount, isFee }: Due,
  { now, timeZone }: ChargingCompany,
  isLive: boolean,
): NewPayment =>
  owed({
    direction: 'Incoming',
    type: isFee ? 'OneOff' : 'Subscription',
    amount,
    currency: terms.currency,
    clientId: terms.clientId,
    planId: subscription.planId,
    subscriptionId: subscription.id,
    ...paidPeriod(terms.planName, renewal, timeZone),
    ...(isFee && { description: `Setup fee: ${terms.planName}`, periodFrom: null, periodTo: null }),
    trigger: terms.hasPayments && !isFee ? 'Cycle' : 'Purchase',
    method: terms.method,
    cardId: terms.cardId,
    createdAt: now,
    priceVersion: renewal.priced.priceVersion,
    isLive,
  });

/** A period that costs nothing, or that was charged for while the client was away, begins without a payment. */
const renewedFreely = ({ subscription, terms, renewal }: Due, at: Date): ClientEvent => {
  const { clientId, charged } = terms;
  const periodEnd = charged?.periodEnd ?? renewal.periodEnd;
  return {
    clientId,
    at,
    verb: {
      kind: 'Renew',
      subscriptionId: subscription.id,
      renewal: { ...renewal, periodEnd },
      hasPaid: charged?.status !== 'Failed',
      chargedPlanId: charged?.planId ?? subscription.planId,
    },
  };
};

/** Begins payments for what clients owe by now, in the caller's transaction. Returns how many subscriptions went on. */
export async function beginRenewals(
  services: Pick<Services, 'settings' | 'cardProvider'>,
  db: Db,
  companyId: string,
): Promise<number> {
  const company = await lockChargingCompany(db, companyId);
  const account = company.isActive ? await clientsAccount(services, db, companyId) : null;
  if (!account?.canCharge) return 0;
  const due = await takeDue(db, companyId, company);
  const isFree = ({ amount, terms }: Due): boolean => amount === 0 || terms.charged !== null;
  const free = due.filter(isFree).map((one) => renewedFreely(one, company.now));
  if (free.length > 0) await happenByItself(db, companyId, free);
  const owed = due.filter((one) => !isFree(one)).map((one) => paymentOf(one, company, account.isLive));
  if (owed.length === 0) return free.length;
  const begun = await beginPayments(db, companyId, owed);
  return free.length + begun.length;
}
