import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from '../context/context';
import type { Database, Db } from '../db/database';
import { DomainError } from '../../lib/errors';
import { networksOf } from '../../lib/network';
import { t } from '../../lib/i18n/i18n';

const minute = 60;
const hour = 60 * minute;

/** Maximum number of attempts (`points`) within a duration in seconds. */
const limits = {
  /** Wrong passwords for one email address from one network. Attempts from other networks do not count. */
  'login-pair': { points: 10, duration: 15 * minute },
  /** Wrong passwords for one email address from all networks. */
  'login-address': { points: 100, duration: hour },
  'login-network': { points: 200, duration: hour },
  /** Wrong passwords for one email address from a known device. Strangers cannot use up this limit. */
  'known-device': { points: 10, duration: 15 * minute },
  /** Two-factor codes at sign-in, after the correct password. */
  'two-factor-pair': { points: 10, duration: 15 * minute },
  'two-factor-operator': { points: 50, duration: hour },
  'two-factor-network': { points: 200, duration: hour },
  /** Few enough attempts a day that guessing a code takes years. */
  'two-factor-day': { points: 100, duration: 24 * hour },
  /**
   * Wrong codes before an email warns the operator. Unlike the other two-factor limits, this one rejects no
   * attempt.
   */
  'two-factor-guesses': { points: 5, duration: 24 * hour },
  /** Two-factor codes of a signed-in operator. */
  'two-factor-session': { points: 10, duration: 15 * minute },
  'sign-up-network': { points: 100, duration: hour },
  /** Reset requests for one email address from one network or known device. */
  'reset-address': { points: 5, duration: hour },
  'reset-address-day': { points: 20, duration: 24 * hour },
  /** Reset emails to one operator, counted separately for strangers and for known devices and networks. */
  'reset-operator-day': { points: 20, duration: 24 * hour },
  /**
   * Emails beyond the daily cap, so that strangers' requests cannot keep the operator from getting a link.
   */
  'link-beyond-cap': { points: 1, duration: hour },
  'reset-network': { points: 50, duration: hour },
  /** Passwords of a signed-in operator, confirmed before a credential changes. */
  'own-password-session': { points: 10, duration: 15 * minute },
  /** Each request sends two emails, one of them to an arbitrary address. */
  'email-change-operator': { points: 5, duration: hour },
  /** Requests for one new email address from one network. */
  'email-change-address': { points: 5, duration: hour },
  /** Links and Google tokens cannot be guessed, but verifying them is expensive. */
  'link-network': { points: 200, duration: 15 * minute },
  /** Each token is valid once, for at most an hour. */
  'google-token': { points: 1, duration: 2 * hour },
  /** The same limits as `login-*`, for the clients of a portal. */
  'client-sign-in-pair': { points: 10, duration: 15 * minute },
  'client-sign-in-address': { points: 100, duration: hour },
  'client-sign-in-network': { points: 200, duration: hour },
  /** Emails to one client in a company's name, requested from one network or known device. */
  'client-mail-address': { points: 5, duration: hour },
  'client-mail-network': { points: 50, duration: hour },
  /** Invitations, each an email to an address that an Admin enters. */
  'invitation-company': { points: 100, duration: hour },
  /** Invitations to one email address from one company, and from one network across companies. */
  'invitation-address': { points: 5, duration: hour },
  /**
   * Card forms and submitted cards of one client. A new card is charged immediately if a payment is past due.
   */
  'client-card': { points: 40, duration: hour },
  /** Uploaded CSV files with clients. */
  'client-import-company': { points: 60, duration: hour },
  /** Exports of the audit log. */
  'audit-export-company': { points: 200, duration: hour },
  /** Logos and profile images, each processed in a child process. */
  'image-upload-company': { points: 120, duration: hour },
  /** Invoices and receipts, rendered on request, for one session, client or emailed link. */
  'document-reader': { points: 120, duration: 15 * minute },
  /** Rendered marketing templates; cached previews do not count. */
  'marketing-file-company': { points: 600, duration: 15 * minute },
  /** Checks of the company's account at the card provider. */
  'stripe-check-company': { points: 10, duration: minute },
  /** Accounts opened and keys tested. The limit prevents mass registration and the testing of stolen keys. */
  'stripe-connect-company': { points: 60, duration: hour },
  /**
   * Webhooks without a valid signature. Beyond the limit, the process rejects them without querying the
   * database.
   */
  'forged-message-network': { points: 60, duration: minute, inMemoryBlockOnConsumed: 60 },
  /**
   * Webhooks signed with a company's own keys, of which the company could forge any number. Stripe retries
   * rejected webhooks.
   */
  'own-message-company': { points: 600, duration: minute, inMemoryBlockOnConsumed: 600 },
  /** Manual domain checks, each of which queries a DNS server and the reverse proxy. */
  'domain-check-company': { points: 10, duration: minute },
  'domain-add-company': { points: 30, duration: hour },
  /** Emails with a domain's DNS records, which operators can send to any address. */
  'domain-forward-company': { points: 20, duration: hour },
} as const;

export type LimitName = keyof typeof limits;

/** A limit, its key, and a factor for its maximum. */
export type Attempt = readonly [name: LimitName, key: string, times?: number];

type LimitServices = Pick<Services, 'database'>;

/** The transaction that several counts share. */
const transaction = new AsyncLocalStorage<Db>();

const limitersByDatabase = new WeakMap<Database, Map<string, RateLimiterPostgres>>();

function limiterOf({ database }: LimitServices, [name, , factor = 1]: Attempt): RateLimiterPostgres {
  const limiters = limitersByDatabase.get(database) ?? new Map<string, RateLimiterPostgres>();
  limitersByDatabase.set(database, limiters);
  const key = `${name} ${factor}`;
  const rateLimiter = limiters.get(key) ?? createLimiter(database, name, factor);
  limiters.set(key, rateLimiter);
  return rateLimiter;
}

/** Limits that count in a durable transaction, because losing a count in a crash would allow a second use. */
const singleUseLimits: ReadonlySet<LimitName> = new Set(['google-token']);

const createLimiter = (database: Database, name: LimitName, factor: number): RateLimiterPostgres =>
  new RateLimiterPostgres({
    ...limits[name],
    points: Math.ceil(limits[name].points * factor),
    ...('inMemoryBlockOnConsumed' in limits[name] && {
      inMemoryBlockOnConsumed: Math.ceil(limits[name].points * factor),
    }),
    keyPrefix: name,
    storeClient: {
      query({ text, values }: { text: string; values: unknown[] }) {
        const db = transaction.getStore();
        if (db) return db.query(text, values);
        return database[singleUseLimits.has(name) ? 'onPlatform' : 'onPlatformAsyncCommit']((separateDb) =>
          separateDb.query(text, values),
        );
      },
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // The `purge-expired` job deletes expired rows in one process.
    clearExpiredByTimeout: false,
  });

// Hashes the key, because an address can be longer than the column and must not be stored in plain text.
const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');

function tooManyAttemptsMessage(seconds: number): string {
  const minutes = Math.ceil(seconds / minute);
  if (minutes <= 120) {
    return t('Too many attempts. Try again in {minutes, plural, one {# minute} other {# minutes}}.', {
      minutes,
    });
  }
  const hours = Math.ceil(seconds / hour);
  return t('Too many attempts. Try again in {hours, plural, one {# hour} other {# hours}}.', { hours });
}

interface AttemptResult {
  name: LimitName;
  isExceeded: boolean;
  attemptCount: number;
  waitMs: number;
}

// Maximum clock difference between two processes.
const maxClockSkewMs = minute * 1000;

/**
 * Counts an attempt. If the stored expiry comes from a clock that was set back since, resets the wait to the
 * limit's duration.
 */
async function consumeAttempt(services: LimitServices, attempt: Attempt): Promise<AttemptResult> {
  const [name, key] = attempt;
  const rateLimiter = limiterOf(services, attempt);
  const keyHash = hashKey(key);
  const [isExceeded, { consumedPoints: attemptCount, msBeforeNext }] = await rateLimiter
    .consume(keyHash)
    .then(
      (accepted) => [false, accepted] as const,
      (exceeded: unknown) => {
        if (!(exceeded instanceof RateLimiterRes)) throw exceeded;
        return [true, exceeded] as const;
      },
    );
  const { duration } = limits[name];
  if (msBeforeNext <= duration * 1000 + maxClockSkewMs)
    return { name, isExceeded, attemptCount, waitMs: msBeforeNext };
  // A rejection from memory has no count. Clearing the memory makes the next attempt query the database.
  rateLimiter.deleteInMemoryBlockedAll();
  if (attemptCount > 0) await rateLimiter.set(keyHash, attemptCount, duration);
  return { name, isExceeded, attemptCount, waitMs: duration * 1000 };
}

/** Throws `RATE_LIMITED` if the limit is exceeded. */
export function throwIfExceeded({ isExceeded, waitMs }: AttemptResult): void {
  if (!isExceeded) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  throw new DomainError('RATE_LIMITED', tooManyAttemptsMessage(retryAfterSeconds), {
    retryAfterSeconds,
  });
}

type Attempts = readonly Attempt[];

/** Counts an attempt; throws `RATE_LIMITED` if the limit is exceeded. */
export const limit = async (services: LimitServices, name: LimitName, key: string): Promise<void> =>
  throwIfExceeded(await consumeAttempt(services, [name, key]));

const inOneTransaction = <T>({ database }: LimitServices, work: () => Promise<T>): Promise<T> =>
  database.onPlatformAsyncCommit((db) => transaction.run(db, work));

/** Counts an attempt for each limit in order; throws `RATE_LIMITED` at the first exceeded one. */
export async function limitEach(services: LimitServices, attempts: Attempts): Promise<void> {
  const exceeded = await inOneTransaction(services, async () => {
    for (const attempt of attempts) {
      const result = await consumeAttempt(services, attempt);
      if (result.isExceeded) return result;
    }
    return null;
  });
  // The error is thrown after the transaction, so that the counts are committed.
  if (exceeded) throwIfExceeded(exceeded);
}

/**
 * Counts an attempt for each limit, step by step until a step exceeds one. Returns the results of
 * the exceeded limits.
 */
export const countInSteps = (services: LimitServices, steps: readonly Attempts[]): Promise<AttemptResult[]> =>
  inOneTransaction(services, async () => {
    for (const step of steps) {
      const exceeded: AttemptResult[] = [];
      for (const attempt of step) {
        const result = await consumeAttempt(services, attempt);
        if (result.isExceeded) exceeded.push(result);
      }
      if (exceeded.length > 0) return exceeded;
    }
    return [];
  });

/**
 * Returns an attempt for each network of an IP address; wider networks have a higher limit. With a subject,
 * such as an email address, each network counts attempts for the subject separately, so that strangers
 * elsewhere cannot use up the limit.
 */
export const networkAttempts = (name: LimitName, ipAddress: string, subject?: string): Attempt[] =>
  networksOf(ipAddress).map((network, index) => [
    name,
    subject === undefined ? network : `${subject} ${network}`,
    2 ** index,
  ]);

/** Counts an attempt for each network of an IP address; throws `RATE_LIMITED` if one exceeds its limit. */
export const limitNetwork = (services: LimitServices, name: LimitName, ipAddress: string): Promise<void> =>
  limitEach(services, networkAttempts(name, ipAddress));

/** Counts an attempt without enforcing the limit. Returns the number of attempts. */
export const countAttempt = async (services: LimitServices, name: LimitName, key: string): Promise<number> =>
  (await consumeAttempt(services, [name, key])).attemptCount;

/**
 * Counts an attempt for each limit in order until one is not exceeded, and returns that one. Returns null if
 * all are exceeded.
 */
export async function firstWithinLimit(services: LimitServices, attempts: Attempts): Promise<Attempt | null> {
  for (const attempt of attempts) if (!(await consumeAttempt(services, attempt)).isExceeded) return attempt;
  return null;
}

/** Removes one counted attempt. */
export async function uncountAttempt(services: LimitServices, attempt: Attempt): Promise<void> {
  await limiterOf(services, attempt).reward(hashKey(attempt[1]));
}

/** Removes all counted attempts of a key. */
export async function resetLimit(services: LimitServices, name: LimitName, key: string): Promise<void> {
  await limiterOf(services, [name, key]).delete(hashKey(key));
}

/**
 * Creates a counter for several limits. A success resets the limit `resetName` and removes one attempt from
 * the others, in the same order as counting to prevent deadlocks.
 */
export const createAttemptCounter = (services: LimitServices, attempts: Attempts, resetName: LimitName) => ({
  count: () => limitEach(services, attempts),
  succeed: () =>
    inOneTransaction(services, async () => {
      for (const attempt of attempts) {
        const [name, key] = attempt;
        await (name === resetName ? resetLimit(services, name, key) : uncountAttempt(services, attempt));
      }
    }),
});
