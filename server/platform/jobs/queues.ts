import type { JobName } from './payloads';

export const schema = 'pgboss';

export interface Queue {
  retryLimit: number;
  /** Minimum seconds before the first retry, doubled with each retry. The delay is up to twice as long. */
  retryDelay: number;
  retryBackoff: boolean;
  /** Seconds without a heartbeat after which another process takes over the job. */
  expireInSeconds: number;
  /** Receives the payload of a job that failed permanently or whose processes all died. */
  deadLetter?: JobName;
}

const defaultQueue: Queue = { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 };

// A mail server can be unavailable for longer than a database, so the last retry runs one to two hours after
// the first attempt.
const emailQueue: Queue = { ...defaultQueue, retryLimit: 8 };

// A card provider can be unavailable for as long as a mail server.
const providerQueue = emailQueue;

/** In the order of creation: a dead letter queue must exist before the queues that use it. */
export const queues: Readonly<Record<JobName, Queue>> = {
  'send-password-reset': emailQueue,
  'send-invitation': emailQueue,
  'send-email-change': emailQueue,
  'send-mail': emailQueue,
  'fail-client-import': { ...defaultQueue, retryLimit: 8 },
  'run-client-import': { ...defaultQueue, deadLetter: 'fail-client-import' },
  'resume-client-imports': defaultQueue,
  'fail-client-bulk': { ...defaultQueue, retryLimit: 8 },
  'run-client-bulk': { ...defaultQueue, deadLetter: 'fail-client-bulk' },
  'resume-client-bulks': defaultQueue,
  'fail-deployment': { ...defaultQueue, retryLimit: 8 },
  'run-deployment': { ...defaultQueue, deadLetter: 'fail-deployment' },
  'resume-deployments': defaultQueue,
  'fail-start-up-pack': { ...defaultQueue, retryLimit: 8 },
  'run-start-up-pack': { ...defaultQueue, deadLetter: 'fail-start-up-pack' },
  'resume-start-up-packs': defaultQueue,
  'fail-company-export': { ...defaultQueue, retryLimit: 8 },
  'run-company-export': { ...defaultQueue, deadLetter: 'fail-company-export' },
  'resume-company-exports': defaultQueue,
  'deactivate-due-clients': defaultQueue,
  'charge-due': defaultQueue,
  'end-past-due': defaultQueue,
  'charge-company': defaultQueue,
  'sync-subscriptions': providerQueue,
  'sync-companies': defaultQueue,
  'send-refunds': providerQueue,
  'resume-refunds': defaultQueue,
  'work-provider-event': providerQueue,
  'resume-provider-events': defaultQueue,
  'send-card-request': emailQueue,
  'send-receipt': emailQueue,
  'send-client-mail': emailQueue,
  'send-client-sign-up': emailQueue,
  'send-client-password': emailQueue,
  'send-password-link': emailQueue,
  'send-address-letter': emailQueue,
  'move-subscribers': defaultQueue,
  'forget-card': providerQueue,
  'warn-expiring-cards': defaultQueue,
  'record-failed-sign-in': defaultQueue,
  'check-due-domains': defaultQueue,
  'check-domains': defaultQueue,
  'send-domain-instructions': emailQueue,
  'purge-expired': defaultQueue,
};
