import type { Services } from './context';
import { startMail } from './mail/startMail';
import { workFailedSignIns } from './modules/auth/failedSignIns';
import { startCharging } from './modules/charging/jobs';
import { startWarningOfCards } from './modules/billing-cards/expiring';
import { startForgettingCards } from './modules/billing-cards/forget';
import { workMoveSubscribers } from './modules/client-billing/moveSubscribers';
import { startResumingBulks } from './modules/client-bulks/resume';
import { workClientBulks } from './modules/client-bulks/run';
import { startResumingImports } from './modules/client-imports/resume';
import { workClientImports } from './modules/client-imports/run';
import { startDeactivating } from './modules/client-lifecycle/due';
import { startDunning } from './modules/dunning/jobs';
import { startMakingArchives } from './modules/company-exports/run';
import { startDeploying } from './modules/deployments/running/run';
import { startCheckingDomains } from './modules/domains/jobs';
import { workProviderEvents } from './modules/provider-events/work';
import { startRefunds } from './modules/payments/sendRefunds';
import { startInstallingPacks } from './modules/start-up-packs/run';
import { startPurge } from './modules/sessions/purge';
import { startSyncing } from './modules/subscription-sync/jobs';
import { openServices } from './openServices';
import type { Settings } from './settings';

/** Starts all job workers and scheduled jobs, except those that send emails. */
export async function startJobWorkers(services: Services): Promise<void> {
  await startPurge(services);
  await workFailedSignIns(services);
  await workClientImports(services);
  await startResumingImports(services);
  await workClientBulks(services);
  await startResumingBulks(services);
  await startDeactivating(services);
  await startDunning(services);
  await startForgettingCards(services);
  await startWarningOfCards(services);
  await workMoveSubscribers(services);
  await startCharging(services);
  await startRefunds(services);
  await workProviderEvents(services);
  await startSyncing(services);
  await startCheckingDomains(services);
  await startDeploying(services);
  await startInstallingPacks(services);
  await startMakingArchives(services);
}

/** Opens the services of the API and starts their jobs. */
export async function startServices(settings: Settings): Promise<Services> {
  const services = await openServices(settings);
  await startMail(services);
  await startJobWorkers(services);
  return services;
}
