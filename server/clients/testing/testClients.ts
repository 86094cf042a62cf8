import { withClientTotals } from '../totals.repository';
import { newId } from '../../lib/ids';
import {
  type ClientSource,
  type ClientStatus,
  type MrrMovementKind,
  clientStatuses,
} from '../../../contract/enums';
import type { TestCompany, Fixture } from '../../testing/fixture';

export const timeZone = 'America/New_York';

export interface Movement {
  kind: MrrMovementKind;
  occurredAt: Date;
  untilAt: Date | null;
}

/** The expected values of a client. */
export interface TestClient {
  id: string;
  number: number;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  status: ClientStatus;
  planId: string | null;
  tags: string[];
  source: ClientSource;
  mrr: number;
  lifetimeValue: number;
  lastPaymentAt: Date | null;
  lastPaymentStatus: string | null;
  trialEndsAt: Date | null;
  nextRenewalAt: Date | null;
  lastLoginAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  deactivateAt: Date | null;
  isPaying: boolean;
  movements: Movement[];
}

const nameParts = [
  'Ana',
  'Zoë',
  'émile',
  'Émile',
  'ana',
  '100%_sure',
  'back\\slash',
  'O’Neil',
  '李雷',
  'ÅSA',
];
const sources: ClientSource[] = ['Manual', 'Import', 'SelfSignup', 'Invite'];
const hourMs = 3_600_000;
// Before and after midnight in New York, in winter and on the day when daylight saving time starts.
const timestamps = [
  '2026-01-15T04:59Z',
  '2026-01-15T05:00Z',
  '2026-03-08T05:30Z',
  '2026-03-09T03:59Z',
  '2026-03-09T04:00Z',
];

const pick = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;
const someTimestamp = (index: number, nullInterval: number): Date | null =>
  index % nullInterval === 0 ? null : new Date(pick(timestamps, index * 3 + nullInterval));

const timestampAt = (index: number): Date | undefined => {
  const text = timestamps[index];
  return text === undefined ? undefined : new Date(text);
};

// Creation times increase with the numbers, except that every seventh client is backdated.
const createdIndex = (number: number): number =>
  number % 7 === 0 ? 0 : Math.min(Math.floor(number / 25), timestamps.length - 1);

const movementKinds = (number: number): MrrMovementKind[] =>
  (['New', 'Expansion', 'Churned'] as const).slice(0, [0, 2, 3][number % 3]);

/** Returns movements that start at the client's creation. Each ends when the next begins. */
function movementsOf(number: number): Movement[] {
  const from = createdIndex(number);
  const steps = movementKinds(number).flatMap((kind, step) => {
    const occurredAt = timestampAt(from + step);
    return occurredAt ? [{ kind, occurredAt }] : [];
  });
  return steps.map((step, index) => ({ ...step, untilAt: steps[index + 1]?.occurredAt ?? null }));
}

/** Builds a client with repeated and missing values, so that often only the id determines the order. */
export function buildTestClient(number: number, planIds: readonly string[]): TestClient {
  const status = pick(clientStatuses, number * 5);
  const movements = movementsOf(number);
  return {
    id: newId(),
    number,
    name: `${pick(nameParts, number)} ${pick(nameParts, number * 7 + 3)}`,
    email: `Client${number}@${pick(['one', 'two'], number)}.test`,
    phone: number % 3 === 0 ? `+1415555${1000 + (number % 40)}` : null,
    country: pick([null, 'US', 'PT', null, 'DE'], number),
    status,
    planId: pick([null, ...planIds], number),
    tags: pick([[], ['vip'], ['été', 'vip'], ['Vip'], [], ['vip', 'a']], number),
    source: pick(sources, number),
    mrr: pick([0, 0, 1900, 4900], number),
    lifetimeValue: pick([0, 3_000_000_000, 1900], number),
    lastPaymentAt: someTimestamp(number, 4),
    lastPaymentStatus: number % 4 === 0 ? null : pick(['Succeeded', 'Failed', 'Refunded'], number),
    trialEndsAt:
      status === 'Trialing' ? new Date(Date.now() + (12 + 24 * ((number % 12) - 2)) * hourMs) : null,
    nextRenewalAt: someTimestamp(number, 5),
    lastLoginAt: someTimestamp(number, 2),
    createdAt: new Date(pick(timestamps, createdIndex(number))),
    updatedAt: new Date(pick(timestamps, number + 1)),
    deactivateAt: number % 11 === 0 ? new Date('2027-01-01T00:00Z') : null,
    isPaying: movements.length > 0 && movements.at(-1)?.kind !== 'Churned',
    movements,
  };
}

export async function addPlans(fixture: Fixture, company: TestCompany): Promise<string[]> {
  const ids = [newId(), newId()];
  await fixture.inCompany(company, async (db) => {
    await db.query('update companies set time_zone = $2 where id = $1', [company.id, timeZone]);
    for (const id of ids) {
      await db.query(
        `insert into client_billing_plans (company_id, id, position, name, price, currency, interval)
         values ($1, $2, 1, 'Plan', 1900, 'USD', 'Month')`,
        [company.id, id],
      );
    }
  });
  return ids;
}

/** Adds clients whose numbers are reserved under a lock on the company, as in the application. */
export async function addTestClients(
  fixture: Fixture,
  company: TestCompany,
  planIds: readonly string[],
  count: number,
): Promise<TestClient[]> {
  return fixture.inCompany(company, async (db) => {
    const { rows } = await db.query<{ last: number }>(
      `update companies set last_client_number = last_client_number + $2 where id = $1
       returning last_client_number as last`,
      [company.id, count],
    );
    const last = rows[0]?.last ?? 0;
    const added = Array.from({ length: count }, (_, index) =>
      buildTestClient(last - count + 1 + index, planIds),
    );
    const ids = added.map(({ id }) => id);
    await withClientTotals(db, company.id, ids, () =>
      db.query(
        `insert into clients (company_id, id, number, name, email, phone, country, status, plan_id, tags, source, mrr,
         lifetime_value, last_payment_at, last_payment_status, trial_ends_at, next_renewal_at, last_login_at,
         created_at, updated_at, deactivate_at, is_paying)
       select $1, r.id, r.number, r.name, r.email, r.phone, r.country, r.status, r."planId", r.tags, r.source, r.mrr,
         r."lifetimeValue", r."lastPaymentAt", r."lastPaymentStatus", r."trialEndsAt", r."nextRenewalAt",
         r."lastLoginAt", r."createdAt", r."updatedAt", r."deactivateAt", r."isPaying"
       from jsonb_to_recordset($2::jsonb) as r(id uuid, number integer, name text, email text, phone text,
         country text, status text, "planId" uuid, tags text[], source text, mrr integer, "lifetimeValue" bigint,
         "lastPaymentAt" timestamptz, "lastPaymentStatus" text, "trialEndsAt" timestamptz,
         "nextRenewalAt" timestamptz, "lastLoginAt" timestamptz, "createdAt" timestamptz, "updatedAt" timestamptz,
         "deactivateAt" timestamptz, "isPaying" boolean)`,
        [company.id, JSON.stringify(added)],
      ),
    );
    const movements = added.flatMap(({ id, movements: clientMovements }) =>
      clientMovements.map((movement) => ({ ...movement, clientId: id, id: newId() })),
    );
    await db.query(
      `insert into mrr_movements (company_id, id, client_id, plan_id, kind, change, mrr, occurred_at, until_at)
       select $1, r.id, r."clientId", r.id, r.kind, 0, 0, r."occurredAt", r."untilAt"
       from jsonb_to_recordset($2::jsonb) as r(id uuid, "clientId" uuid, kind text, "occurredAt" timestamptz,
         "untilAt" timestamptz)`,
      [company.id, JSON.stringify(movements)],
    );
    return added;
  });
}
