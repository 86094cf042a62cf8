import { newId } from '../../lib/ids';
import type { AuditActor } from '../../platform/demo';
import type { ClientCommand } from '../../billing';
import {
  type BillingCommand,
  clientMrr,
  type ClientState,
  decide,
  type NewRefund,
  type RenewalOutcome,
  type Subscription,
} from '../../billing/demo';
import { toTimestamp, type Timestamp } from '../../lib/timestamps';
import type { DemoClient } from '../clients';
import { pricesAt, type DatedPrice } from '../plans';
import type { DemoCard, CardProfile } from './demoCard';
import type { Actors } from './actors';
import type { DemoPayment } from './attempts';

export const dayMs = 24 * 60 * 60 * 1000;

export interface Transition {
  at: Timestamp;
  verb: ClientCommand | BillingCommand;
  actor: AuditActor;
  before: ClientState;
  after: ClientState;
}

export interface DemoEmail {
  template: string;
  subject: string;
  at: Timestamp;
  hasFailed: boolean;
}

/** Data that all client simulations share. */
export interface SimulationContext {
  today: Timestamp;
  timeZone: string;
  prices: readonly DatedPrice[];
  planIds: readonly string[];
  actors: Actors;
}

/** The simulated history of one client up to `now`. */
export interface ClientSimulation extends DemoClient {
  context: SimulationContext;
  cardProfile: CardProfile;
  /** The client's only card, used for all payments. */
  card: DemoCard | null;
  now: Timestamp;
  /** Whether the client has no more events before today. */
  isFinished: boolean;
  state: ClientState;
  transitions: Transition[];
  payments: DemoPayment[];
  refunds: NewRefund[];
  emails: DemoEmail[];
}

/** Adds days of 24 hours. `days` can be a fraction. */
export const addDays = (at: Timestamp, days: number): Timestamp =>
  toTimestamp(new Date(Date.parse(at) + days * dayMs));

export const randomBetween = ({ random }: ClientSimulation, from: Timestamp, to: Timestamp): Timestamp =>
  toTimestamp(new Date(random.between(new Date(from).getTime(), new Date(to).getTime())));

/** Finishes the simulation if `at` is not before today. Returns whether the simulation continues. */
export function continueUntil(simulation: ClientSimulation, at: Timestamp): boolean {
  if (at >= simulation.context.today) simulation.isFinished = true;
  return !simulation.isFinished;
}

export const subscriptionOf = ({ state: { subscription, name } }: ClientSimulation): Subscription => {
  if (!subscription) throw new Error(`${name} has no subscription.`);
  return subscription;
};

function decideTransition(
  simulation: ClientSimulation,
  at: Timestamp,
  verb: ClientCommand | BillingCommand,
  operatorId: string | null,
) {
  const { state, context } = simulation;
  const plans = pricesAt(context.prices, at);
  const chargedPlanIds = simulation.payments.map(({ planId }) => planId);
  const isCharged = 'planId' in verb && chargedPlanIds.includes(verb.planId);
  const charged = new Set(isCharged ? [state.id] : []);
  const decision = decide(verb, state, {
    now: at,
    renewedUntil: at,
    timeZone: context.timeZone,
    plans,
    operatorId,
    newId,
    chargedClientIds: charged,
  });
  if (decision.outcome !== 'Changed') throw new Error(`${verb.kind} does not change ${state.name}.`);
  return { at, verb, before: state, after: decision.next };
}

/** Applies an action according to the product's lifecycle rules. Throws if the action changes nothing. */
export function applyTransition(
  simulation: ClientSimulation,
  at: Timestamp,
  verb: ClientCommand | BillingCommand,
  actor: AuditActor,
): void {
  const transition = decideTransition(simulation, at, verb, actor.type === 'Operator' ? actor.id : null);
  simulation.transitions.push({ ...transition, actor });
  simulation.state = transition.after;
  simulation.now = at;
}

export const changesStatus = ({ before, after }: Pick<Transition, 'before' | 'after'>): boolean =>
  after.status !== before.status;

/** Starts the next billing period. Adds a transition only if the status or the MRR changes. */
export function renew(simulation: ClientSimulation, at: Timestamp, outcome: RenewalOutcome): void {
  const transition = decideTransition(simulation, at, { kind: 'Renew', ...outcome }, null);
  const changesMrr = clientMrr(transition.after) !== clientMrr(transition.before);
  if (changesMrr || changesStatus(transition))
    simulation.transitions.push({ ...transition, actor: simulation.context.actors.system });
  simulation.state = transition.after;
  simulation.now = at;
}

const deliveryDays = 30_000 / dayMs;

/** Adds an email 30 seconds after the event that causes it, unless that time is not before `today`. */
export function sendEmail(
  simulation: ClientSimulation,
  after: Timestamp,
  template: string,
  subject: string,
  failureRate = 0,
): void {
  const at = addDays(after, deliveryDays);
  if (at >= simulation.context.today) return;
  simulation.emails.push({ template, subject, at, hasFailed: simulation.random.chance(failureRate) });
}
