import type { CardProviderName, EmailSide } from '../../../contract/enums';
import type { Caller } from '../../lib/caller';
import type { EmailTemplate } from '../mail/dailyCaps';

export const schema = 'pgboss';

/** The payload of every job, by its name. */
export interface JobPayloads {
  /**
   * Creates its secret when it runs, so that the queue's tables contain no link. With `isProof`, sends the
   * email that confirms the address for two-factor authentication. With `isExact`, sends no email to an
   * account with another spelling, whose limits the request did not use.
   */
  'send-password-reset': { email: string; caller: Caller; isExact?: boolean; isProof?: boolean };
  'send-invitation': { companyId: string; invitationId: string };
  /** Creates the secret of one of the two addresses when it runs. */
  'send-email-change': { companyId: string; changeId: string; side: EmailSide };
  'send-mail': {
    to: string;
    template: EmailTemplate;
    values: Record<string, string>;
    /** Counts the email toward the daily limit of one operator and kind of notification. */
    notified?: { companyId: string; recipient: string };
  };
  'run-client-import': { companyId: string; importId: string };
  /** Runs when the import has failed permanently. */
  'fail-client-import': { companyId: string; importId: string };
  'resume-client-imports': Record<string, never>;
  'run-client-bulk': { companyId: string; bulkId: string };
  'fail-client-bulk': { companyId: string; bulkId: string };
  'resume-client-bulks': Record<string, never>;
  'run-deployment': { companyId: string; sessionId: string };
  'fail-deployment': { companyId: string; sessionId: string };
  'resume-deployments': Record<string, never>;
  'run-start-up-pack': { companyId: string; installationId: string };
  'fail-start-up-pack': { companyId: string; installationId: string };
  'resume-start-up-packs': Record<string, never>;
  'run-company-export': { companyId: string; exportId: string };
  'fail-company-export': { companyId: string; exportId: string };
  'resume-company-exports': Record<string, never>;
  'repair-totals': Record<string, never>;
  'deactivate-due-clients': Record<string, never>;
  /** Every minute, finds companies with charges that are due by the company's clock. */
  'charge-due': Record<string, never>;
  /** Starts the due charges of a company and reconciles pending ones. */
  'charge-company': { companyId: string };
  /** Enqueues the charging of companies with past due clients, every hour. */
  'end-past-due': Record<string, never>;
  /** Sends subscription changes to a provider that manages renewals, such as Stripe. */
  'sync-subscriptions': { companyId: string };
  /** Finds companies with subscriptions to synchronize, every minute. */
  'sync-companies': Record<string, never>;
  /** Sends refunds that the card provider has not confirmed. */
  'send-refunds': { companyId: string };
  'resume-refunds': Record<string, never>;
  'work-provider-event': { companyId: string; eventId: string };
  'resume-provider-events': Record<string, never>;
  /** Creates its secret when it runs. `ended` is the state of the account after its past due period. */
  'send-card-request': { companyId: string; requestId: string; ended?: 'closed' | 'paused' };
  'send-receipt': { companyId: string; paymentId: string; mailId: string };
  /** An email to a client that appears in the timeline. `enqueueClientEmail` enqueues it. */
  'send-client-mail': {
    companyId: string;
    clientId: string;
    mailId: string;
    template: EmailTemplate;
    values: Record<string, string>;
  };
  /**
   * This job and `send-client-password` look up the address, because a lookup during the request would reveal
   * by its duration whether the address is a client's.
   */
  'send-client-sign-up': { companyId: string; signUpId: string };
  'send-client-password': {
    companyId: string;
    email: string;
    device?: string | null;
    ipAddress?: string;
  };
  /** Creates its secret when it runs. */
  'send-password-link': {
    companyId: string;
    clientId: string;
    mailId: string;
    letter: 'client-password' | 'client-access' | 'client-known';
    values: Record<string, string>;
  };
  /** Emails a link to a client's new address, or a notice to the previous address. */
  'send-address-letter': {
    companyId: string;
    clientId: string;
    to: string;
    letter: 'client-address' | 'client-address-changed';
  };
  'move-subscribers': { companyId: string; planId: string; when: 'Now' | 'AtRenewal' };
  /** Detaches a removed billing card at the provider. */
  'forget-card': { companyId: string; provider: CardProviderName; reference: string };
  'warn-expiring-cards': Record<string, never>;
  /**
   * Enqueued for known and unknown addresses, because a lookup during the request would reveal the difference
   * by its duration.
   */
  'record-failed-sign-in': { email: string; caller: Caller };
  /** Finds companies with domains to check, every minute. */
  'check-due-domains': Record<string, never>;
  'check-domains': { companyId: string };
  'send-domain-instructions': { companyId: string; domainId: string; email: string; sentBy: string };
  'purge-expired': Record<string, never>;
}

export type JobName = keyof JobPayloads;

export type EmptyJobName = {
  [Name in JobName]: JobPayloads[Name] extends Record<string, never> ? Name : never;
}[JobName];

export interface Queue {
  retryLimit: number;
  /** Minimum seconds before the first retry, doubled with each retry. The delay is up to twice as long. */
  retryDelay: number;
  retryBackoff: boolean;
  /**
   * Seconds after which a job counts as failed and is retried, although it may still be running. Must exceed
   * the time that the work can take. `recovery.ts` detects jobs whose process died, so the limit can be high.
   */
  expireInSeconds: number;
  /** Receives the payload of a job that failed permanently or whose processes all died. */
  deadLetter?: JobName;
}

// Jobs that take seconds, or stop after a time slice and enqueue their continuation.
const defaultQueue: Queue = { retryLimit: 3, retryDelay: 15, retryBackoff: true, expireInSeconds: 15 * 60 };

// Jobs that work through all companies, or through all rows of one.
const longQueue: Queue = { ...defaultQueue, expireInSeconds: 6 * 60 * 60 };

// A mail server can be unavailable for longer than a database, so the last retry runs one to two hours after
// the first attempt.
const emailQueue: Queue = { ...defaultQueue, retryLimit: 8 };

// A card provider can be unavailable for as long as a mail server.
const providerQueue: Queue = { ...longQueue, retryLimit: 8 };

/** In the order of creation: a dead letter queue must exist before the queues that use it. */
export const queues: Readonly<Record<JobName, Queue>> = {
  'send-password-reset': emailQueue,
  'send-invitation': emailQueue,
  'send-email-change': emailQueue,
  'send-mail': emailQueue,
  'fail-client-import': { ...defaultQueue, retryLimit: 8 },
  'run-client-import': { ...defaultQueue, deadLetter: 'fail-client-import' },
  'resume-client-imports': longQueue,
  'fail-client-bulk': { ...defaultQueue, retryLimit: 8 },
  'run-client-bulk': { ...defaultQueue, deadLetter: 'fail-client-bulk' },
  'resume-client-bulks': longQueue,
  'fail-deployment': { ...defaultQueue, retryLimit: 8 },
  'run-deployment': { ...longQueue, deadLetter: 'fail-deployment' },
  'resume-deployments': longQueue,
  'fail-start-up-pack': { ...defaultQueue, retryLimit: 8 },
  'run-start-up-pack': { ...longQueue, deadLetter: 'fail-start-up-pack' },
  'resume-start-up-packs': longQueue,
  'fail-company-export': { ...defaultQueue, retryLimit: 8 },
  'run-company-export': { ...longQueue, deadLetter: 'fail-company-export' },
  'resume-company-exports': longQueue,
  'deactivate-due-clients': longQueue,
  'charge-due': longQueue,
  'end-past-due': longQueue,
  'charge-company': longQueue,
  'sync-subscriptions': providerQueue,
  'sync-companies': longQueue,
  'send-refunds': providerQueue,
  'resume-refunds': longQueue,
  'repair-totals': longQueue,
  'work-provider-event': providerQueue,
  'resume-provider-events': longQueue,
  'send-card-request': emailQueue,
  'send-receipt': emailQueue,
  'send-client-mail': emailQueue,
  'send-client-sign-up': emailQueue,
  'send-client-password': emailQueue,
  'send-password-link': emailQueue,
  'send-address-letter': emailQueue,
  'move-subscribers': longQueue,
  'forget-card': providerQueue,
  'warn-expiring-cards': longQueue,
  'record-failed-sign-in': defaultQueue,
  'check-due-domains': longQueue,
  'check-domains': longQueue,
  'send-domain-instructions': emailQueue,
  'purge-expired': longQueue,
};
