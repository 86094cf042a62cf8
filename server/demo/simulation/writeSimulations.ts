import { markEndingTrialsNotified, writeTransitions } from '../../billing/demo';
import { addClients } from '../../clients';
import type { Caller } from '../../lib/caller';
import { type AuditChange, type AuditEntry, type Db, writeAuditEvents } from '../../platform';
import { clientAuditEntries, companyAuditEntries } from './auditEntries';
import { type PlatformCharges, writeMoney } from './money';
import { signInsOf } from './signIns';
import { addDays, type ClientSimulation, randomBetween, type SimulationContext } from './simulation';
import { applyDemoEdits, insertDemoClientCards, insertDemoEmails, insertDemoSignIns } from './sql';

/** An operator's edit of a client's fields. */
interface Edit {
  clientId: string;
  entry: AuditEntry & { occurredAt: Date };
}

/** Returns a random selection of edits that result in the current values of the fields. */
function possibleChanges({ client, random }: ClientSimulation): AuditChange[][] {
  const { phone, note, tags, contactFirstName, contactLastName, addressLine1, city, postalCode } = client;
  const added = (field: string, after: unknown): AuditChange => ({ field, before: null, after });
  const lastDigit = phone?.at(-1) === '7' ? '1' : '7';
  return [
    ...(phone ? [[{ field: 'phone', before: `${phone.slice(0, -1)}${lastDigit}`, after: phone }]] : []),
    ...(note ? [[added('note', note)]] : []),
    ...(tags.length > 0 ? [[{ field: 'tags', before: tags.slice(0, -1), after: tags }]] : []),
    ...(contactFirstName
      ? [[added('contactFirstName', contactFirstName), added('contactLastName', contactLastName)]]
      : []),
    ...(addressLine1
      ? [[added('addressLine1', addressLine1), added('city', city), added('postalCode', postalCode)]]
      : []),
  ].filter(() => random.chance(0.45));
}

/** Returns edits at random times after the client was created. */
function editsOf(simulation: ClientSimulation): Edit[] {
  const { client, context, random } = simulation;
  const from = addDays(client.createdAt.toISOString(), 0.2);
  if (from >= context.today) return [];
  return possibleChanges(simulation).map((changes) => {
    const at = randomBetween(simulation, from, context.today);
    const actor = context.actors.operator(at, random);
    const target = { targetType: 'Client', targetId: client.id, targetLabel: client.name };
    return {
      clientId: client.id,
      entry: { action: 'client.updated', ...target, changes, actor, occurredAt: new Date(at) },
    };
  });
}

const userAgents = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0',
] as const;

/** Returns the caller of all events of one operator. The IP addresses are reserved for documentation. */
const callerOf = (index: number): Caller => ({
  requestId: 'demo',
  ipAddress: `198.51.100.${10 + index}`,
  userAgent: userAgents[index % userAgents.length] ?? null,
});

/** Groups audit entries by operator, each with a caller. Entries without an operator have no caller. */
function groupByCaller(entries: readonly AuditEntry[]): [Caller | null, AuditEntry[]][] {
  const groups = new Map<string | null, AuditEntry[]>();
  for (const entry of entries) {
    const operatorId = entry.actor?.type === 'Operator' ? entry.actor.id : null;
    const operatorEntries = groups.get(operatorId);
    if (operatorEntries) operatorEntries.push(entry);
    else groups.set(operatorId, [entry]);
  }
  return [...groups].map(([operatorId, operatorEntries], index) => [
    operatorId === null ? null : callerOf(index),
    operatorEntries,
  ]);
}

/** Writes the first transition of every client, then the second, and so on. Each round is one batch. */
async function writeAllTransitions(
  db: Db,
  companyId: string,
  simulations: readonly ClientSimulation[],
): Promise<void> {
  const rounds = Math.max(...simulations.map(({ transitions }) => transitions.length));
  for (let round = 0; round < rounds; round += 1) {
    const writes = simulations.flatMap(({ transitions, state }) => {
      const transition = transitions[round];
      if (!transition) return [];
      // The last transition gets the current state, because renewals can change periods without a transition.
      const after = round === transitions.length - 1 ? state : transition.after;
      return [{ at: transition.at, before: transition.before, after }];
    });
    await writeTransitions(db, companyId, writes);
  }
}

/** Writes all simulations and the company's audit log in batches. */
export async function writeSimulations(
  db: Db,
  companyId: string,
  simulations: readonly ClientSimulation[],
  context: SimulationContext,
  platformCharges: PlatformCharges,
): Promise<void> {
  await addClients(
    db,
    companyId,
    simulations.map(({ client }) => client),
  );
  await insertDemoClientCards(
    db,
    companyId,
    simulations.flatMap(({ card }) => card ?? []),
  );
  await writeAllTransitions(db, companyId, simulations);
  const paymentEntries = await writeMoney(db, companyId, simulations, platformCharges, context);
  await insertDemoSignIns(db, companyId, simulations.flatMap(signInsOf));
  const emails = simulations.flatMap(({ client, emails: sent }) =>
    sent.map((email) => ({ ...email, clientId: client.id })),
  );
  await insertDemoEmails(db, companyId, emails);
  // Marks trials that end soon as notified, because the simulation already contains the emails about them.
  await markEndingTrialsNotified(
    db,
    companyId,
    simulations.map(({ client }) => client.id),
  );
  const edits = simulations.flatMap(editsOf);
  await applyDemoEdits(
    db,
    companyId,
    edits.map(({ clientId, entry }) => ({ clientId, at: entry.occurredAt.toISOString() })),
  );
  const entries = [
    ...companyAuditEntries(context, platformCharges),
    ...simulations.flatMap(clientAuditEntries),
    ...edits.map(({ entry }) => entry),
    ...paymentEntries,
  ];
  for (const [caller, callerEntries] of groupByCaller(entries))
    await writeAuditEvents(db, { viewer: null, caller }, callerEntries);
}
