import { withRefundTotals } from '../../billing';
import { lockClients } from '../../clients';
import { lockTotals } from '../../company';
import { isUnavailable } from '../../lib/errors';
import { type Report, toStandardError } from '../../lib/report';
import { allCompanyIds, type Db, type Services } from '../../platform';
import {
  findWrongClients,
  findWrongRefundedAmounts,
  findWrongTotals,
  recomputeClients,
  recomputeTotals,
} from './totals.repository';

const nightly = { everyMinutes: 24 * 60, offsetMinutes: 3 * 60 + 7 };

async function repairPayments(db: Db, companyId: string): Promise<string[]> {
  const ids = await findWrongRefundedAmounts(db, companyId);
  if (ids.length === 0) return [];
  await withRefundTotals(db, companyId, ids, () => Promise.resolve());
  return ['payments'];
}

async function repairClients(db: Db, companyId: string): Promise<string[]> {
  const ids = await findWrongClients(db, companyId);
  if (ids.length === 0) return [];
  await lockClients(db, companyId, ids);
  await recomputeClients(db, companyId, ids);
  return ['clients'];
}

async function repairTables(db: Db, companyId: string): Promise<string[]> {
  const tables = await findWrongTotals(db, companyId);
  if (tables.length === 0) return [];
  await lockTotals(db, companyId);
  await recomputeTotals(db, companyId);
  return tables;
}

/**
 * Each recomputes totals that differ, and returns the names of their tables. They run in this order, each in its
 * own transaction, because a transaction must not lock rows while it waits for `lockTotals`.
 */
export const totalsRepairs = [repairPayments, repairClients, repairTables];

/** Starts the daily job that compares the totals of all companies with the rows that they count. */
export async function startRepairingTotals(services: Services, report?: Report): Promise<void> {
  await services.jobs.work('repair-totals', () => repairTotals(services, report));
  services.jobs.schedule('repair-totals', nightly);
}

/** Recomputes and reports the totals that differ, for example after an upgrade that changed how they are counted. */
export async function repairTotals({ database }: Services, report: Report = toStandardError): Promise<void> {
  for await (const companyId of allCompanyIds(database)) {
    // A failing company must not block the others, but an unavailable database ends the run.
    for (const repair of totalsRepairs) {
      const tables = await database
        .inCompany(companyId, (db) => repair(db, companyId))
        .catch((error: unknown) => {
          if (isUnavailable(error)) throw error;
          report(`Failed to compare the totals of company ${companyId}: ${String(error)}`);
          return [];
        });
      if (tables.length > 0) report(`Recomputed the totals of company ${companyId} in ${tables.join(', ')}.`);
    }
  }
}
