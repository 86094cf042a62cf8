import { createHash } from 'node:crypto';
import type { Db } from '../db/database';
import { DomainError } from '../errors';
import { numberText } from '../lib/ownLanguage';
import { countDailyMail, uncountDailyMail } from './dailyMailsSql';
import type { MailTemplate } from './templates';

interface Cap {
  /** What the emails are called in the refusal. */
  what: string;
  /** In a day, to one recipient: a client, an operator, or an address. Null where the company's Admins are the recipient. */
  perRecipient: number | null;
  /** In a day, of one company. Null where strangers who make up addresses could use it up. */
  perCompany: number | null;
}

interface Notice {
  /** Why this email has no cap. */
  notice: string;
}

const byTheClock = 'Sent by a job when something falls due, once each time.';
const afterALink = 'Sent once, when a mailed link is used.';

/**
 * The daily cap of every email. Each kind has a separate count, so that requests on a client dashboard never use up the
 * emails that operators send.
 */
export const dailyCaps = {
  receipt: { what: 'receipts', perRecipient: 10, perCompany: 2000 },
  'client-access': { what: 'sign-in links', perRecipient: 5, perCompany: 2000 },
  'card-requested': { what: 'card requests', perRecipient: 3, perCompany: 2000 },
  invitation: { what: 'invitations', perRecipient: 10, perCompany: 300 },
  'domain-instructions': { what: 'domain instructions', perRecipient: 20, perCompany: 60 },
  'company-archive-ready': { what: 'company archives', perRecipient: null, perCompany: 10 },
  'email-change-new': { what: 'address changes', perRecipient: 10, perCompany: 300 },
  // Requested from expired invitation links, each once a day, and never by strangers.
  'invitation-renewal-asked': { what: 'invitation requests', perRecipient: null, perCompany: 100 },
  // Also 10 for each browser and network that the client has signed in from, and one an hour beyond the cap.
  'client-password': { what: 'password links', perRecipient: 10, perCompany: null },
  // Emails that strangers ask for still reach the owner of the address, with a link that works for 24 hours.
  'client-sign-up': { what: 'sign-up links', perRecipient: 10, perCompany: null },
  // Null because strangers can sign up as clients.
  'client-address': { what: 'address changes', perRecipient: 10, perCompany: null },
  // Over these four caps, only the email is dropped: the subscription, the charge and the notification still happen.
  'subscription-begun': { what: 'new subscriptions', perRecipient: 5, perCompany: 2000 },
  // Counted separately and without a company cap, because strangers can sign up as clients.
  'own-subscription-begun': { what: 'new subscriptions', perRecipient: 5, perCompany: null },
  'payment-failed': { what: 'failed payments', perRecipient: 5, perCompany: null },
  notification: { what: 'notifications', perRecipient: 200, perCompany: null },
  'own-password-changed': { what: 'password changes', perRecipient: 20, perCompany: null },
  'two-factor-on': { what: 'two-factor setups', perRecipient: 10, perCompany: null },
  'two-factor-off': { what: 'two-factor removals', perRecipient: 10, perCompany: null },
  'two-factor-reset': { what: 'two-factor resets', perRecipient: 10, perCompany: null },
  'recovery-codes-renewed': { what: 'recovery code renewals', perRecipient: 10, perCompany: null },
  'admin-added': { what: 'new Admins', perRecipient: null, perCompany: 50 },
  'ownership-transferred': { what: 'ownership transfers', perRecipient: null, perCompany: 10 },
  'company-closed': { what: 'company closures', perRecipient: null, perCompany: 10 },
  'company-reopened': { what: 'company reopenings', perRecipient: null, perCompany: 10 },
  // The address may have no account, so requests are counted before it is looked up, and again for the account.
  'password-reset': {
    notice:
      'Counted by address, network and account: see `reset-address` and `reset-operator-day` in limits.ts.',
  },
  'address-proof': { notice: 'Counted separately, by the same limits as `password-reset`.' },
  'client-known': { notice: 'Answers a sign-up, whose cap it shares.' },
  'email-change-old': { notice: 'Goes with `email-change-new`, whose cap it shares.' },
  'email-change-taken': { notice: 'Goes in place of `email-change-new`, whose cap it shares.' },
  'password-changed': { notice: afterALink },
  'password-put-away': { notice: 'Sent once, when a Google account proves the address.' },
  'email-changed-old': { notice: afterALink },
  'email-changed-new': { notice: afterALink },
  'client-password-chosen': { notice: afterALink },
  'client-address-changed': { notice: afterALink },
  'client-welcome': { notice: afterALink },
  'code-guessed': { notice: 'Sent once a day: see `two-factor-guesses` in limits.ts.' },
  'new-device': { notice: 'Sent once for each device that has signed in with the right password.' },
  'recovery-code-used': { notice: 'Sent once for each code, which is used up.' },
  'operator-removed': { notice: 'Sent once to each member, whose invitation was counted.' },
  'charge-failed': { notice: byTheClock },
  'card-expiring': { notice: byTheClock },
  'trial-ending': { notice: byTheClock },
  'past-due-ended': { notice: byTheClock },
  'domain-live': { notice: byTheClock },
  'domain-broken': { notice: byTheClock },
  'domain-reminder': { notice: byTheClock },
  'domain-given-up': { notice: byTheClock },
  'domain-refused': { notice: byTheClock },
} as const satisfies Record<MailTemplate | 'own-subscription-begun', Cap | Notice>;

type Caps = typeof dailyCaps;
/** The emails that people ask for. */
export type CappedMail = { [Name in keyof Caps]: Caps[Name] extends Cap ? Name : never }[keyof Caps];

const refusal = (message: string, retryAfterSeconds: number): DomainError =>
  new DomainError('RATE_LIMITED', `${message} Try again tomorrow.`, { retryAfterSeconds });

const hashOf = (recipient: string): string => createHash('sha256').update(recipient).digest('base64url');

/** Whose count it is where the whole company is meant. */
const wholeCompany = '';

/** Counts an email as `capMail` does, and returns the refusal instead of throwing it. */
export async function refusalOfMail(
  db: Db,
  companyId: string,
  mail: CappedMail,
  recipient: string,
): Promise<DomainError | null> {
  const { what, perRecipient, perCompany }: Cap = dailyCaps[mail];
  if (perRecipient !== null) {
    const { count, seconds } = await countDailyMail(db, companyId, mail, hashOf(recipient));
    if (count > perRecipient) {
      return refusal(
        `This recipient has reached the limit of ${numberText(perRecipient)} ${what} a day.`,
        seconds,
      );
    }
  }
  if (perCompany === null) return null;
  const { count, seconds } = await countDailyMail(db, companyId, mail, wholeCompany);
  return count > perCompany
    ? refusal(`The company has reached its limit of ${numberText(perCompany)} ${what} a day.`, seconds)
    : null;
}

/**
 * Counts a requested email in the transaction that sends it. Throws RATE_LIMITED when its recipient (a client, an operator
 * or an address) or its company has reached the daily cap.
 */
export async function capMail(db: Db, companyId: string, mail: CappedMail, recipient: string): Promise<void> {
  const refused = await refusalOfMail(db, companyId, mail, recipient);
  if (refused) throw refused;
}

/** Takes back what `refusalOfMail` counted for a notification that was not sent: the queue tries again. */
export const uncountNotification = (db: Db, companyId: string, recipient: string): Promise<void> =>
  uncountDailyMail(db, companyId, 'notification', hashOf(recipient));
