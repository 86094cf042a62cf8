import type { CardProviderName, EmailSide } from '../../../contract/enums';
import type { Caller } from '../../lib/caller';
import type { EmailTemplate } from '../mail/dailyCaps';

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
