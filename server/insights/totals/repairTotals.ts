import { recomputeRefunds } from '../../billing';
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

async function repairPayments(db: Db, companyId: string): Promise<string[]> {
  const payments = await findWrongRefundedAmounts(db, companyId);
  if (payments.length === 0) return [];
  await recomputeRefunds(db, companyId, payments);
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
 * own transaction, because `lockTotals` requires that no clients or payments are locked.
 */
export const totalsRepairs = [repairPayments, repairClients, repairTables];

const nightly = { everyMinutes: 24 * 60, offsetMinutes: 3 * 60 + 7 };

/** Starts the daily job that compares the totals of all companies with the rows that they count. */
export async function startRepairingTotals(services: Services): Promise<void> {
  await services.jobs.work('repair-totals', () => repairTotals(services));
  services.jobs.schedule('repair-totals', nightly);
}

/**
 * Recomputes and reports the totals that differ, for example because processes of the previous release changed
 * rows during an upgrade. Throws the first failure after all companies were tried, so that the queue retries it.
 */
export async function repairTotals({ database }: Services, report: Report = toStandardError): Promise<void> {
  const failures: unknown[] = [];
  for await (const companyId of allCompanyIds(database)) {
    for (const repair of totalsRepairs) {
      try {
        const tables = await database.inCompany(companyId, (db) => repair(db, companyId));
        if (tables.length > 0)
          report(`Recomputed the totals of company ${companyId} in ${tables.join(', ')}.`);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw failures[0];
}
