import type { Services } from './platform/context/context';
import { startEmailJobs } from './startEmailJobs';
import { workFailedSignIns } from './identity/auth/failedSignIns';
import { startCharging } from './billing/charging/jobs';
import { startCardExpiryWarnings } from './billing/billing-cards/expiring';
import { startDetachingCards } from './billing/billing-cards/detachCards';
import { workSubscriberPriceChanges } from './billing/plans/changeSubscriberPrices';
import { startResumingBulks } from './billing/bulk-actions/resume';
import { workClientBulks } from './billing/bulk-actions/run';
import { startResumingImports } from './clients/imports/resume';
import { registerClientImportJobs } from './clients/imports/run';
import { startDueDeactivations } from './billing/client-lifecycle/due';
import { startDunning } from './billing/charging/dunningJobs';
import { startExportJobs } from './insights/company-exports/run';
import { startDeploymentJobs } from './brand/deployments/running/run';
import { startDomainJobs } from './brand/domains/jobs';
import { registerProviderEventJobs } from './billing/provider-events/processEvents';
import { startRefunds } from './billing/payments/sendRefunds';
import { startStartUpPackWorkers } from './add-ons/start-up-packs/run';
import { startPurge } from './purge';
import { startSubscriptionSync } from './billing/subscription-sync/jobs';
import { openServices } from './openServices';
import type { Settings } from './platform/settings/settings';

/** Starts all job workers and scheduled jobs, except those that send emails. */
export async function startJobWorkers(services: Services): Promise<void> {
  await startPurge(services);
  await workFailedSignIns(services);
  await registerClientImportJobs(services);
  await startResumingImports(services);
  await workClientBulks(services);
  await startResumingBulks(services);
  await startDueDeactivations(services);
  await startDunning(services);
  await startDetachingCards(services);
  await startCardExpiryWarnings(services);
  await workSubscriberPriceChanges(services);
  await startCharging(services);
  await startRefunds(services);
  await registerProviderEventJobs(services);
  await startSubscriptionSync(services);
  await startDomainJobs(services);
  await startDeploymentJobs(services);
  await startStartUpPackWorkers(services);
  await startExportJobs(services);
}

/** Opens the services of the API and starts their jobs. */
export async function startServices(settings: Settings): Promise<Services> {
  const services = await openServices(settings);
  await startEmailJobs(services);
  await startJobWorkers(services);
  return services;
}
