import { createHash } from 'node:crypto';
import type { Db } from '../db/database';
import { DomainError } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { incrementDailyEmailCount, decrementDailyEmailCount } from './dailyEmailCounts.repository';

interface Cap {
  /**
   * Emails per day to one recipient: a client, an operator or an address. Null if the recipients are the
   * company's Admins.
   */
  perRecipient: number | null;
  /**
   * Emails per day of one company. Null for no cap, such as where strangers could exhaust it with made-up
   * addresses.
   */
  perCompany: number | null;
}

interface Notice {
  /** Why this email has no cap. */
  notice: string;
}

const sentByJob = 'Sent once by a scheduled job.';
const sentAfterLink = 'Sent once, when an emailed link is used.';

/**
 * The daily cap of every kind of email, or why it has none. Each kind has a separate count, so requests on a
 * portal never use up the emails that operators send.
 */
export const dailyCaps = {
  receipt: { perRecipient: 10, perCompany: 2000 },
  'client-access': { perRecipient: 5, perCompany: 2000 },
  'card-requested': { perRecipient: 3, perCompany: 2000 },
  invitation: { perRecipient: 10, perCompany: 300 },
  'domain-instructions': { perRecipient: 20, perCompany: 60 },
  'company-archive-ready': { perRecipient: null, perCompany: 10 },
  'email-change-new': { perRecipient: 10, perCompany: 300 },
  // Only holders of an expired invitation can request this, once a day each.
  'invitation-renewal-asked': { perRecipient: null, perCompany: 100 },
  // Each known browser and network of the client has 10 more, and one email an hour is sent above the cap.
  'client-password': { perRecipient: 10, perCompany: null },
  // Strangers can exhaust this cap for any address. Its owner then already has links, each of which works for
  // 24 hours.
  'client-sign-up': { perRecipient: 10, perCompany: null },
  // `perCompany` is null, because strangers can sign up as clients.
  'client-address': { perRecipient: 10, perCompany: null },
  // For this kind and the next three, only the email is dropped above the cap. The subscription, the charge
  // and the notification still happen.
  'subscription-begun': { perRecipient: 5, perCompany: 2000 },
  // Counted separately and without a company cap, because strangers can sign up as clients.
  'own-subscription-begun': { perRecipient: 5, perCompany: null },
  'payment-failed': { perRecipient: 5, perCompany: null },
  notification: { perRecipient: 200, perCompany: null },
  'own-password-changed': { perRecipient: 20, perCompany: null },
  'two-factor-on': { perRecipient: 10, perCompany: null },
  'two-factor-off': { perRecipient: 10, perCompany: null },
  'two-factor-reset': { perRecipient: 10, perCompany: null },
  'recovery-codes-renewed': { perRecipient: 10, perCompany: null },
  'admin-added': { perRecipient: null, perCompany: 50 },
  'ownership-transferred': { perRecipient: null, perCompany: 10 },
  'company-closed': { perRecipient: null, perCompany: 10 },
  'company-reopened': { perRecipient: null, perCompany: 10 },
  // The address may have no account, so requests are counted before the account lookup and again for the
  // account.
  'password-reset': {
    notice:
      'Counted by address, network and account: see `reset-address` and `reset-operator-day` in limits.ts.',
  },
  'address-proof': { notice: 'Counted separately, by the same limits as `password-reset`.' },
  'client-known': { notice: 'Replaces `client-sign-up` and shares its cap.' },
  'email-change-old': { notice: 'Sent with `email-change-new` and shares its cap.' },
  'email-change-taken': { notice: 'Replaces `email-change-new` and shares its cap.' },
  'password-changed': { notice: sentAfterLink },
  'password-put-away': { notice: 'Sent once, when a Google account proves the address.' },
  'email-changed-old': { notice: sentAfterLink },
  'email-changed-new': { notice: sentAfterLink },
  'client-password-chosen': { notice: sentAfterLink },
  'client-address-changed': { notice: sentAfterLink },
  'client-welcome': { notice: sentAfterLink },
  'code-guessed': { notice: 'Sent once a day: see `two-factor-guesses` in limits.ts.' },
  'new-device': { notice: 'Sent once for each device that has signed in with the right password.' },
  'recovery-code-used': { notice: 'Sent once for each code, which is used up.' },
  'operator-removed': { notice: 'Sent once to each member, whose invitation was counted.' },
  'charge-failed': { notice: sentByJob },
  'card-expiring': { notice: sentByJob },
  'trial-ending': { notice: sentByJob },
  'past-due-ended': { notice: sentByJob },
  'domain-live': { notice: sentByJob },
  'domain-broken': { notice: sentByJob },
  'domain-reminder': { notice: sentByJob },
  'domain-given-up': { notice: sentByJob },
  'domain-refused': { notice: sentByJob },
} as const satisfies Readonly<Record<string, Cap | Notice>>;

/** A kind of email. New subscriptions of clients who signed up themselves have a separate count. */
export type EmailTemplate = Exclude<keyof typeof dailyCaps, 'own-subscription-begun'>;

type Caps = typeof dailyCaps;
export type CappedEmail = { [Name in keyof Caps]: Caps[Name] extends Cap ? Name : never }[keyof Caps];

const capError = (message: string, retryAfterSeconds: number): DomainError =>
  new DomainError('RATE_LIMITED', message, { retryAfterSeconds });

const hashRecipient = (recipient: string): string =>
  createHash('sha256').update(recipient).digest('base64url');

/** The recipient under which the company's total is counted. */
const companyRecipient = '';

/** Counts an email like `enforceDailyCap`, but returns the error, or null, instead of throwing it. */
export async function checkDailyCap(
  db: Db,
  companyId: string,
  kind: CappedEmail,
  recipient: string,
): Promise<DomainError | null> {
  const { perRecipient, perCompany }: Cap = dailyCaps[kind];
  if (perRecipient !== null) {
    const { count, seconds } = await incrementDailyEmailCount(db, companyId, kind, hashRecipient(recipient));
    if (count > perRecipient) {
      return capError(
        t(
          'This recipient has reached the daily limit of {limit, plural, one {# email} other {# emails}} of this kind. Try again tomorrow.',
          { limit: perRecipient },
        ),
        seconds,
      );
    }
  }
  if (perCompany === null) return null;
  const { count, seconds } = await incrementDailyEmailCount(db, companyId, kind, companyRecipient);
  return count > perCompany
    ? capError(
        t(
          'Your company has reached the daily limit of {limit, plural, one {# email} other {# emails}} of this kind. Try again tomorrow.',
          { limit: perCompany },
        ),
        seconds,
      )
    : null;
}

/**
 * Counts a requested email in the transaction that enqueues it. Throws `RATE_LIMITED` if the recipient or the
 * company has reached the daily cap.
 */
export async function enforceDailyCap(
  db: Db,
  companyId: string,
  kind: CappedEmail,
  recipient: string,
): Promise<void> {
  const error = await checkDailyCap(db, companyId, kind, recipient);
  if (error) throw error;
}

/** Reverts the count of a notification that was not sent, because the retry counts it again. */
export const decrementNotificationCount = (db: Db, companyId: string, recipient: string): Promise<void> =>
  decrementDailyEmailCount(db, companyId, 'notification', hashRecipient(recipient));
