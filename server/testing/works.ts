import type { Services } from '../context';
import type { JobName, JobPayloads } from '../jobs';
import { chargeCompany } from '../modules/charging/chargeCompany';
import { completeSignUp } from '../modules/client-accounts/testing/completeSignUp';
import { runCompanyExport } from '../modules/company-exports/run';
import { changeSubscriberPrices } from '../modules/client-billing/changeSubscriberPrices';
import { checkDueDomains } from '../modules/domains/jobs';
import { sendRefunds } from '../modules/payments/sendRefunds';
import { unprocessedEvents } from '../modules/provider-events/sql';
import { processEvent } from '../modules/provider-events/processEvents';
import { runStartUpPack } from '../modules/start-up-packs/run';
import { syncSubscriptions } from '../modules/subscription-sync/sync';

/** What the queue, or somebody, does in a company, and does again when a process was killed at it. */
type Work = (services: Services, companyId: string) => Promise<void>;

type OfCompany = {
  [Name in JobName]: JobPayloads[Name] extends { companyId: string } ? Name : never;
}[JobName];

/** With all that waits for it. */
const eachWaiting =
  <Name extends OfCompany>(
    name: Name,
    work: (services: Services, payload: JobPayloads[Name]) => Promise<void>,
  ): Work =>
  async (services, companyId) => {
    for (const payload of await services.jobs.unfinished(name)) {
      if (payload.companyId === companyId) await work(services, payload);
    }
  };

export const works = {
  charge: chargeCompany,
  refund: eachWaiting('send-refunds', (services, { companyId }) => sendRefunds(services, companyId)),
  move: eachWaiting('move-subscribers', changeSubscriberPrices),
  sync: syncSubscriptions,
  signUp: completeSignUp,
  domains: checkDueDomains,
  pack: eachWaiting('run-start-up-pack', runStartUpPack),
  archive: eachWaiting('run-company-export', runCompanyExport),
  async event(services, companyId) {
    const ids = await services.database.inCompany(companyId, (db) => unprocessedEvents(db, companyId, 100));
    for (const eventId of ids) await processEvent(services, { companyId, eventId });
  },
} satisfies Record<string, Work>;

export type WorkName = keyof typeof works;
