import type { AuditEntry } from '../../platform';
import { changeBetween, toAuditEntry } from '../../billing/demo';
import { cardTarget, namedCard } from '../../lib/cards';
import type { Timestamp } from '../../lib/timestamps';
import { pricesAt } from '../plans';
import {
  changesStatus,
  addDays,
  type ClientSimulation,
  type Transition,
  type SimulationContext,
} from './simulation';
import type { PlatformCharges } from './money';

/** Imported clients have no entry, because the import is one audit event of the company. */
function clientAdded({ client, context, random }: ClientSimulation): AuditEntry[] {
  const { id, name, email, source, createdAt } = client;
  if (source === 'Import') return [];
  const isSelf = source === 'SelfSignup';
  const actor = isSelf
    ? context.actors.client({ id, name })
    : context.actors.operator(createdAt.toISOString(), random);
  const changes = Object.entries({ name, email, status: 'Invited' }).map(([field, after]) => ({
    field,
    before: null,
    after,
  }));
  const action = isSelf ? 'client.signedUp' : 'client.created';
  const target = { targetType: 'Client', targetId: id, targetLabel: name };
  return [{ action, ...target, changes, actor, occurredAt: createdAt }];
}

function cardAdded({ client, card, context }: ClientSimulation): AuditEntry[] {
  if (!card) return [];
  const { id, name } = client;
  return [
    {
      action: 'client.cardAdded',
      targetType: 'Client',
      targetId: id,
      targetLabel: name,
      changes: [{ field: 'paymentCard', before: null, after: namedCard(card) }],
      actor: context.actors.client({ id, name }),
      occurredAt: new Date(card.createdAt),
    },
  ];
}

// Renewals that don't change the status are not audited.
const isAudited = (transition: Transition): boolean =>
  transition.verb.kind !== 'Renew' || changesStatus(transition);

export const clientAuditEntries = (simulation: ClientSimulation): AuditEntry[] => [
  ...clientAdded(simulation),
  ...cardAdded(simulation),
  ...simulation.transitions.filter(isAudited).map(({ at, verb, actor, before, after }) => ({
    ...toAuditEntry(
      { command: verb, state: before, change: changeBetween(before, after) },
      pricesAt(simulation.context.prices, at),
    ),
    actor,
    occurredAt: new Date(at),
  })),
];

export function companyAuditEntries(
  { actors, planIds, prices, today }: SimulationContext,
  { card }: Pick<PlatformCharges, 'card'>,
): AuditEntry[] {
  const [founder] = actors.members;
  if (!founder) return [];
  const companyId = actors.system.companyId;
  const by = ({ id, name }: { id: string; name: string }) =>
    ({ companyId, type: 'Operator', id, name }) as const;
  const entry = (
    action: AuditEntry['action'],
    type: string,
    id: string,
    label: string | null,
    at: Timestamp,
  ): AuditEntry => ({
    action,
    targetType: type,
    targetId: id,
    targetLabel: label,
    actor: by(founder),
    occurredAt: new Date(at),
  });
  const openedAt = addDays(today, -365);
  return [
    entry('company.signedUp', 'Company', companyId, 'Northwind Studio', openedAt),
    entry('themeSetup.updated', 'ThemeSetup', companyId, 'Northwind Studio', addDays(openedAt, 0.01)),
    ...planIds.map((id) =>
      entry(
        'clientBillingPlan.created',
        'ClientBillingPlan',
        id,
        prices.find(({ planId }) => planId === id)?.name ?? '',
        addDays(openedAt, 0.02),
      ),
    ),
    {
      ...entry(
        'stripeIntegration.connected',
        'StripeIntegration',
        companyId,
        `sandbox_ready:${companyId}`,
        addDays(openedAt, 1),
      ),
      changes: [{ field: 'stripeState', before: 'NotConnected', after: 'Ready' }],
    },
    {
      ...entry('billingCard.added', 'BillingCard', card.id, null, addDays(openedAt, 3)),
      ...cardTarget(card),
    },
    entry('clientImport.finished', 'ClientImport', companyId, 'clients.csv', addDays(today, -361)),
    ...prices
      .filter(({ version }) => version > 1)
      .map(({ planId, name, price, version, from }) => ({
        ...entry('clientBillingPlan.updated', 'ClientBillingPlan', planId, name, from),
        changes: [
          {
            field: 'price',
            before: prices.find((one) => one.planId === planId && one.version === version - 1)?.price,
            after: price,
          },
        ],
      })),
    ...actors.members.slice(1).map((member) => ({
      ...entry('operator.joined', 'Operator', member.id, member.name, member.joinedAt),
      actor: by(member),
    })),
  ];
}
