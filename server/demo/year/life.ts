import { newId } from '../../lib/ids';
import type { AuditActor } from '../../modules/audit/service';
import { decide, type ClientVerb, type EventVerb } from '../../modules/client-lifecycle/decide';
import { mrrWorth, type ClientStanding } from '../../modules/client-lifecycle/standing';
import type { Outcome } from '../../modules/client-lifecycle/planRules';
import type { NewRefund } from '../../modules/payments/recording';
import { momentOf, type Moment } from '../../lib/moments';
import type { Subscription } from '../../modules/subscriptions/subscription';
import type { DemoClient } from '../clients';
import { pricesAt, type PricedFrom } from '../plans';
import type { DemoCard, Wallet } from './cards';
import type { Crew } from './crew';
import type { DemoPayment } from './tries';

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
  timeZone: string;
  prices: readonly PricedFrom[];
  planIds: readonly string[];
  crew: Crew;
}

/** One client's year, told up to `now`. */
export interface Life extends DemoClient {
  around: Surroundings;
  wallet: Wallet;
  /** As it is today: what they pay with, and have paid with. */
  card: DemoCard | null;
  now: Moment;
  /** Nothing more happens before today. */
  isTold: boolean;
  standing: ClientStanding;
  moves: Move[];
  payments: DemoPayment[];
  refunds: NewRefund[];
  mails: DemoMail[];
}

/** So many times 24 hours later, parts of them too. */
export const later = (at: Moment, days: number): Moment => momentOf(new Date(Date.parse(at) + days * dayMs));

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

function decided(life: Life, at: Moment, verb: ClientVerb | EventVerb, operatorId: string | null) {
  const { standing, around } = life;
  const plans = pricesAt(around.prices, at);
  const chargedFor = life.payments.map(({ planId }) => planId);
  const isCharged = 'planId' in verb && chargedFor.includes(verb.planId);
  const charged = new Set(isCharged ? [standing.id] : []);
  const decision = decide(verb, standing, {
    now: at,
    renewedUntil: at,
    timeZone: around.timeZone,
    plans,
    operatorId,
    newId,
    charged,
  });
  if (decision.outcome !== 'Changed') throw new Error(`${verb.kind} changes nothing of ${standing.name}.`);
  return { at, verb, before: standing, after: decision.next };
}

/** Does it as the product would have, by the rules for such moves. */
export function act(life: Life, at: Moment, verb: ClientVerb | EventVerb, actor: AuditActor): void {
  const move = decided(life, at, verb, actor.type === 'Operator' ? actor.id : null);
  life.moves.push({ ...move, actor });
  life.standing = move.after;
  life.now = at;
}

export const hasMoved = ({ before, after }: Pick<Move, 'before' | 'after'>): boolean =>
  after.status !== before.status;

/** The next period begins. It is a move only for who gets another status by it, or is worth more once it is paid. */
export function renew(life: Life, at: Moment, outcome: Outcome): void {
  const move = decided(life, at, { kind: 'Renew', ...outcome }, null);
  const isWorthMore = mrrWorth(move.after) !== mrrWorth(move.before);
  if (isWorthMore || hasMoved(move)) life.moves.push({ ...move, actor: life.around.crew.system });
  life.standing = move.after;
  life.now = at;
}

const deliveryDays = 30_000 / dayMs;

/** Mails leave half a minute after what they tell of. */
export function mail(life: Life, after: Moment, template: string, subject: string, failing = 0): void {
  const at = later(after, deliveryDays);
  if (at >= life.around.today) return;
  life.mails.push({ template, subject, at, hasFailed: life.random.chance(failing) });
}
