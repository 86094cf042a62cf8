import type { AuditEntry } from '../../modules/audit/service';
import { moveEntry } from '../../modules/client-lifecycle/record';
import { cardName } from '../../modules/client-cards/keep';
import { changeBetween } from '../../modules/client-lifecycle/standing';
import type { Moment } from '../../lib/moments';
import { pricesAt } from '../plans';
import { hasMoved, later, type Life, type Move, type Surroundings } from './life';
import type { OwnCharges } from './money';

/** How the client came: what is recorded of an import is the import. */
function additionOf({ client, around, random }: Life): AuditEntry[] {
  const { id, name, email, source, createdAt } = client;
  if (source === 'Import') return [];
  const isSelf = source === 'SelfSignup';
  const actor = isSelf
    ? around.crew.client({ id, name })
    : around.crew.operator(createdAt.toISOString(), random);
  const changes = Object.entries({ name, email, status: 'Invited' }).map(([field, after]) => ({
    field,
    before: null,
    after,
  }));
  const action = isSelf ? 'client.signedUp' : 'client.created';
  const target = { targetType: 'Client', targetId: id, targetLabel: name };
  return [{ action, ...target, changes, actor, occurredAt: createdAt }];
}

function cardAdded({ client, card, around }: Life): AuditEntry[] {
  if (!card) return [];
  const { id, name } = client;
  return [
    {
      action: 'client.cardAdded',
      targetType: 'Client',
      targetId: id,
      targetLabel: name,
      changes: [{ field: 'paymentCard', before: null, after: cardName(card) }],
      actor: around.crew.client({ id, name }),
      occurredAt: new Date(card.createdAt),
    },
  ];
}

// That a client has paid once more is not.
const isOnRecord = (move: Move): boolean => move.verb.kind !== 'Renew' || hasMoved(move);

/** What is on record of how a client came and what became of them. */
export const recordsOf = (life: Life): AuditEntry[] => [
  ...additionOf(life),
  ...cardAdded(life),
  ...life.moves.filter(isOnRecord).map(({ at, verb, actor, before, after }) => ({
    ...moveEntry(
      { verb, standing: before, change: changeBetween(before, after) },
      pricesAt(life.around.prices, at),
    ),
    actor,
    occurredAt: new Date(at),
  })),
];

/** What is on record of the company itself. */
export function companyRecords(
  { crew, planIds, prices, today }: Surroundings,
  { card }: Pick<OwnCharges, 'card'>,
): AuditEntry[] {
  const [founder] = crew.members;
  if (!founder) return [];
  const companyId = crew.system.companyId;
  const by = ({ id, name }: { id: string; name: string }) =>
    ({ companyId, type: 'Operator', id, name }) as const;
  const entry = (
    action: AuditEntry['action'],
    type: string,
    id: string,
    label: string,
    at: Moment,
  ): AuditEntry => ({
    action,
    targetType: type,
    targetId: id,
    targetLabel: label,
    actor: by(founder),
    occurredAt: new Date(at),
  });
  const opening = later(today, -365);
  return [
    entry('company.signedUp', 'Company', companyId, 'Northwind Studio', opening),
    entry('themeSetup.updated', 'ThemeSetup', companyId, 'Northwind Studio', later(opening, 0.01)),
    ...planIds.map((id) =>
      entry(
        'clientBillingPlan.created',
        'ClientBillingPlan',
        id,
        prices.find(({ planId }) => planId === id)?.name ?? '',
        later(opening, 0.02),
      ),
    ),
    {
      ...entry(
        'stripeIntegration.connected',
        'StripeIntegration',
        companyId,
        `sandbox_ready:${companyId}`,
        later(opening, 1),
      ),
      changes: [{ field: 'state', before: 'NotConnected', after: 'Ready' }],
    },
    entry('billingCard.added', 'BillingCard', card.id, cardName(card), later(opening, 3)),
    entry('clientImport.finished', 'ClientImport', companyId, 'clients.csv', later(today, -361)),
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
    ...crew.members.slice(1).map((member) => ({
      ...entry('operator.joined', 'Operator', member.id, member.name, member.joinedAt),
      actor: by(member),
    })),
  ];
}
