import { newId } from '../../lib/ids';
import type { AuditActor } from '../../modules/audit/service';
import { decide, type ClientVerb, type EventVerb } from '../../modules/client-lifecycle/decide';
import type { ClientStanding } from '../../modules/client-lifecycle/standing';
import type { NewPayment, NewRefund } from '../../modules/payments/recording';
import { momentOf, type Moment } from '../../lib/moments';
import { daysAfter as later, nextPeriodEnd, periodAt } from '../../modules/subscriptions/periods';
import type { Subscription } from '../../modules/subscriptions/subscription';
import type { PaymentMethod } from '../../schema.generated';
import type { DemoClient } from '../clients';
import { pricesAt, type PricedFrom } from '../plans';
import type { Crew } from './crew';

export const dayMs = 24 * 60 * 60 * 1000;

export interface Move {
  at: Moment;
  verb: ClientVerb | EventVerb;
  actor: AuditActor;
  before: ClientStanding;
  after: ClientStanding;
}

export interface DemoMail {
  template: string;
  subject: string;
  at: Moment;
  hasFailed: boolean;
}

/** What is the same for all clients. */
export interface Surroundings {
  today: Moment;
  prices: readonly PricedFrom[];
  planIds: readonly string[];
  crew: Crew;
}

/** One client's year, told up to `now`. */
export interface Life extends DemoClient {
  around: Surroundings;
  card: PaymentMethod;
  now: Moment;
  /** Nothing more happens before today. */
  isTold: boolean;
  standing: ClientStanding;
  /** Tries of the payment that is due. */
  attempts: number;
  moves: Move[];
  payments: NewPayment[];
  refunds: NewRefund[];
  mails: DemoMail[];
}

export { later };

/** Somewhere between two moments. */
export const within = ({ random }: Life, from: Moment, until: Moment): Moment =>
  momentOf(new Date(random.between(new Date(from).getTime(), new Date(until).getTime())));

/** Whether the story gets so far before today; it ends where it does not. */
export function reaches(life: Life, at: Moment): boolean {
  if (at >= life.around.today) life.isTold = true;
  return !life.isTold;
}

export const subscriptionOf = ({ standing: { subscription, name } }: Life): Subscription => {
  if (!subscription) throw new Error(`${name} has no subscription.`);
  return subscription;
};

/** When the period under way ends. */
export const renewalOf = (life: Life): Moment => {
  const subscription = subscriptionOf(life);
  return nextPeriodEnd(subscription.anchorAt, subscription, life.now);
};

/** Does it as the product would have, by the rules for such moves. */
export function act(life: Life, at: Moment, verb: ClientVerb | EventVerb, actor: AuditActor): void {
  const { standing, around } = life;
  const operatorId = actor.type === 'Operator' ? actor.id : null;
  const plans = pricesAt(around.prices, at);
  const decision = decide(verb, standing, { now: at, renewedUntil: at, plans, operatorId, newId });
  if (decision.outcome !== 'Changed') throw new Error(`${verb.kind} changes nothing of ${standing.name}.`);
  life.moves.push({ at, verb, actor, before: standing, after: decision.next });
  life.standing = decision.next;
  life.now = at;
}

/** The subscription goes into the period that `at` falls into. */
export function renew(life: Life, at: Moment): void {
  const subscription = subscriptionOf(life);
  const period = periodAt(subscription.anchorAt, subscription, at);
  const renewed = { ...subscription, ...period, billedUntil: period.periodEnd };
  life.standing = { ...life.standing, subscription: renewed };
  life.now = at;
}

const deliveryDays = 30_000 / dayMs;

/** Mails leave half a minute after what they tell of. */
export function mail(life: Life, after: Moment, template: string, subject: string, failing = 0): void {
  const at = later(after, deliveryDays);
  if (at >= life.around.today) return;
  life.mails.push({ template, subject, at, hasFailed: life.random.chance(failing) });
}
