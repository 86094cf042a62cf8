import type { JobName } from '../jobs';

/** The schema that pg-boss keeps its tables in. */
export const schema = 'pgboss';

export interface Queue {
  retryLimit: number;
  /** Doubled from try to try. */
  retryDelay: number;
  retryBackoff: boolean;
  /** A job whose process has not been heard of for so long is given to another. */
  expireInSeconds: number;
  /** Where the payload of a job goes that has failed for good, or whose every process has died. */
  deadLetter?: JobName;
}

const usual: Queue = { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 60 };

// A mail server that is away may stay so for longer than a database: the last try is after an hour.
const mail: Queue = { ...usual, retryLimit: 8 };

// A card provider that is away is asked again for as long.
const patient = mail;

/** In the order they are made: a dead letter's queue has to be there before those that point to it. */
export const queues: Readonly<Record<JobName, Queue>> = {
  'send-password-reset': mail,
  'send-invitation': mail,
  'send-email-change': mail,
  'send-mail': mail,
  'fail-client-import': { ...usual, retryLimit: 8 },
  'run-client-import': { ...usual, deadLetter: 'fail-client-import' },
  'resume-client-imports': usual,
  'fail-client-bulk': { ...usual, retryLimit: 8 },
  'run-client-bulk': { ...usual, deadLetter: 'fail-client-bulk' },
  'resume-client-bulks': usual,
  'fail-deployment': { ...usual, retryLimit: 8 },
  'run-deployment': { ...usual, deadLetter: 'fail-deployment' },
  'resume-deployments': usual,
  'fail-start-up-pack': { ...usual, retryLimit: 8 },
  'run-start-up-pack': { ...usual, deadLetter: 'fail-start-up-pack' },
  'resume-start-up-packs': usual,
  'fail-company-export': { ...usual, retryLimit: 8 },
  'run-company-export': { ...usual, deadLetter: 'fail-company-export' },
  'resume-company-exports': usual,
  'deactivate-due-clients': usual,
  'charge-due': usual,
  'end-past-due': usual,
  'charge-company': usual,
  'sync-subscriptions': patient,
  'sync-companies': usual,
  'send-refunds': patient,
  'resume-refunds': usual,
  'work-provider-event': patient,
  'resume-provider-events': usual,
  'send-card-request': mail,
  'send-receipt': mail,
  'send-client-mail': mail,
  'send-client-sign-up': mail,
  'send-client-password': mail,
  'send-password-link': mail,
  'send-address-letter': mail,
  'move-subscribers': usual,
  'forget-card': patient,
  'warn-expiring-cards': usual,
  'record-failed-sign-in': usual,
  'check-due-domains': usual,
  'check-domains': usual,
  'send-domain-instructions': mail,
  'purge-expired': usual,
};
