import type { Services } from './context';
import { startEmailJobs } from './mail/startEmailJobs';
import { workFailedSignIns } from './modules/auth/failedSignIns';
import { startCharging } from './modules/charging/jobs';
import { startCardExpiryWarnings } from './modules/billing-cards/expiring';
import { startDetachingCards } from './modules/billing-cards/detachCards';
import { workSubscriberPriceChanges } from './modules/client-billing/changeSubscriberPrices';
import { startResumingBulks } from './modules/client-bulks/resume';
import { workClientBulks } from './modules/client-bulks/run';
import { startResumingImports } from './modules/client-imports/resume';
import { registerClientImportJobs } from './modules/client-imports/run';
import { startDueDeactivations } from './modules/client-lifecycle/due';
import { startDunning } from './modules/dunning/jobs';
import { startExportJobs } from './modules/company-exports/run';
import { startDeploymentJobs } from './modules/deployments/running/run';
import { startDomainJobs } from './modules/domains/jobs';
import { registerProviderEventJobs } from './modules/provider-events/processEvents';
import { startRefunds } from './modules/payments/sendRefunds';
import { startStartUpPackWorkers } from './modules/start-up-packs/run';
import { startPurge } from './modules/sessions/purge';
import { startSubscriptionSync } from './modules/subscription-sync/jobs';
import { openServices } from './openServices';
import type { Settings } from './settings';

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
