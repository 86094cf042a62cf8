import type { JobPayloads, Services } from '../platform';
import type { JobName } from '../platform/internals';
import { checkDueDomains } from '../brand/internals';
import {
  changeSubscriberPrices,
  chargeCompany,
  processEvent,
  sendRefunds,
  syncSubscriptions,
  unprocessedEvents,
} from '../billing/internals';
import { completeSignUp } from '../portal/testing';
import { runCompanyExport } from '../insights/internals';
import { runStartUpPack } from '../add-ons/internals';

/** A task of one company that resumes when it runs again after its process was killed. */
type CompanyTask = (services: Services, companyId: string) => Promise<void>;

type CompanyJobName = {
  [Name in JobName]: JobPayloads[Name] extends { companyId: string } ? Name : never;
}[JobName];

const runForEachUnfinished =
  <Name extends CompanyJobName>(
    name: Name,
    work: (services: Services, payload: JobPayloads[Name]) => Promise<void>,
  ): CompanyTask =>
  async (services, companyId) => {
    for (const payload of await services.jobs.unfinished(name)) {
      if (payload.companyId === companyId) await work(services, payload);
    }
  };

export const companyTasks = {
  charge: chargeCompany,
  refund: runForEachUnfinished('send-refunds', (services, { companyId }) => sendRefunds(services, companyId)),
  changeSubscriberPrices: runForEachUnfinished('move-subscribers', changeSubscriberPrices),
  sync: syncSubscriptions,
  completeSignUp,
  domains: checkDueDomains,
  pack: runForEachUnfinished('run-start-up-pack', runStartUpPack),
  archive: runForEachUnfinished('run-company-export', runCompanyExport),
  async event(services, companyId) {
    const ids = await services.database.inCompany(companyId, (db) => unprocessedEvents(db, companyId, 100));
    for (const eventId of ids) await processEvent(services, { companyId, eventId });
  },
} satisfies Record<string, CompanyTask>;

export type CompanyTaskName = keyof typeof companyTasks;
