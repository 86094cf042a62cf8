import { type Db, writeAuditEvents } from '../../platform';
import { addClients } from '../../clients';
import { markEndingTrialsNotified, writeTransitions } from '../../billing/demo';
import { groupByCaller } from './callers';
import { editsOf } from './edits';
import type { ClientSimulation, SimulationContext } from './simulation';
import { writeMoney, type PlatformCharges } from './money';
import { companyAuditEntries, clientAuditEntries } from './auditEntries';
import { signInsOf } from './signIns';
import { applyDemoEdits, insertDemoClientCards, insertDemoEmails, insertDemoSignIns } from './sql';

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
