import type { Services, Settings } from './platform';
import { workFailedSignIns } from './identity';
import { startDeploymentJobs, startDomainJobs } from './brand';
import { registerClientImportJobs, startResumingImports } from './clients';
import {
  registerProviderEventJobs,
  startCardExpiryWarnings,
  startCharging,
  startDetachingCards,
  startDueDeactivations,
  startDunning,
  startRefunds,
  startResumingBulks,
  startSubscriptionSync,
  workClientBulks,
  workSubscriberPriceChanges,
} from './billing';
import { startExportJobs, startRepairingTotals } from './insights';
import { startStartUpPackWorkers } from './add-ons';
import { startEmailJobs } from './startEmailJobs';
import { startPurge } from './purge';
import { openServices } from './openServices';

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
  await startRepairingTotals(services);
}

/** Opens the services of the API and starts their jobs. */
export async function startServices(settings: Settings): Promise<Services> {
  const services = await openServices(settings);
  await startEmailJobs(services);
  await startJobWorkers(services);
  return services;
}
