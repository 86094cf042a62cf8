import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from '../../context';
import type { Database, Db } from '../../db/database';
import { DomainError } from '../../errors';
import { networksOf } from '../../lib/network';

const minute = 60;
const hour = 60 * minute;

/** How often each thing may be tried, in so many seconds. */
const limits = {
  /** Wrong passwords for one address from one network: a lock-out that somebody else can't bring about. */
  'login-pair': { points: 10, duration: 15 * minute },
  /** For one address from everywhere. */
  'login-address': { points: 100, duration: hour },
  'login-network': { points: 200, duration: hour },
  /** For one address from a known device: strangers can't use these up. */
  'known-device': { points: 10, duration: 15 * minute },
  /** Codes of the second step, which only whoever has the password can try. */
  'two-factor-pair': { points: 10, duration: 15 * minute },
  'two-factor-operator': { points: 50, duration: hour },
  'two-factor-network': { points: 200, duration: hour },
  /** Too few in a day to come upon a code in years. */
  'two-factor-day': { points: 100, duration: 24 * hour },
  /** Wrong ones, which are counted for a mail and refused by the others. */
  'two-factor-guesses': { points: 5, duration: 24 * hour },
  /** Codes of whoever is signed in already. */
  'two-factor-session': { points: 10, duration: 15 * minute },
  'sign-up-network': { points: 100, duration: hour },
  /** From one network, or from a known device. */
  'reset-address': { points: 5, duration: hour },
  'reset-address-day': { points: 20, duration: 24 * hour },
  /** Of one operator: by all strangers, and by all known devices and networks. */
  'reset-operator-day': { points: 20, duration: 24 * hour },
  /** Beyond the cap of a day, so that the owner of an account that strangers ask for gets a link that works. */
  'link-beyond-cap': { points: 1, duration: hour },
  'reset-network': { points: 50, duration: hour },
  /** Passwords of whoever is signed in already, given to change what they sign in with. */
  'own-password-session': { points: 10, duration: 15 * minute },
  /** Each is two mails, one of them to an address that anybody may name. */
  'email-change-operator': { points: 5, duration: hour },
  /** From one network. */
  'email-change-address': { points: 5, duration: hour },
  /** Links and Google tokens, which can't be guessed but take work to check. */
  'link-network': { points: 200, duration: 15 * minute },
  /** Each is taken once, and none that is older than an hour. */
  'google-token': { points: 1, duration: 2 * hour },
  /** The same for clients on their company's dashboard. */
  'client-sign-in-pair': { points: 10, duration: 15 * minute },
  'client-sign-in-address': { points: 100, duration: hour },
  'client-sign-in-network': { points: 200, duration: hour },
  /** Each is a mail in a company's name. Counted for one network, or for a known device. */
  'client-mail-address': { points: 5, duration: hour },
  'client-mail-network': { points: 50, duration: hour },
  /** Invitations, each of which is a mail to an address that an Admin names. */
  'invitation-company': { points: 100, duration: hour },
  /** From one company, and from one network for all its companies. */
  'invitation-address': { points: 5, duration: hour },
  /** Cards of one client: a form for one and each that is given, which is charged at once where something is unpaid. */
  'client-card': { points: 40, duration: hour },
  /** Files of clients. */
  'client-import-company': { points: 60, duration: hour },
  /** Files of the record. */
  'audit-export-company': { points: 200, duration: hour },
  /** Logos and profile images: each is drawn in a process of its own. */
  'image-upload-company': { points: 120, duration: hour },
  /** Invoices and receipts, each of which is drawn when it is asked for: for one session, client or mailed link. */
  'document-reader': { points: 120, duration: 15 * minute },
  /** Marketing templates drawn with other words or as other files than lately. */
  'marketing-file-company': { points: 600, duration: 15 * minute },
  /** How the account of the card provider stands. */
  'stripe-check-company': { points: 10, duration: minute },
  /** Accounts opened, and keys tried: neither may serve to fill the provider's books or to try stolen keys. */
  'stripe-connect-company': { points: 60, duration: hour },
  /** Messages that the card provider did not sign; from then on the count is not asked of the database either. */
  'forged-message-network': { points: 60, duration: minute, inMemoryBlockOnConsumed: 60 },
  /** Messages that a company's own keys sign, which it could sign as many of as it likes: Stripe sends those again. */
  'own-message-company': { points: 600, duration: minute, inMemoryBlockOnConsumed: 600 },
  /** Domains looked at by hand, each of which asks a DNS server and the reverse proxy. */
  'domain-check-company': { points: 10, duration: minute },
  'domain-add-company': { points: 30, duration: hour },
  /** Mails to addresses that anybody may name. */
  'domain-forward-company': { points: 20, duration: hour },
} as const;

export type LimitName = keyof typeof limits;

/** A limit, its key, and a factor for its maximum. */
export type Try = readonly [name: LimitName, key: string, times?: number];

type Limited = Pick<Services, 'database'>;

/** The transaction of what is counted together. */
const transaction = new AsyncLocalStorage<Db>();

const limitersOf = new WeakMap<Database, Map<string, RateLimiterPostgres>>();

function limiter({ database }: Limited, [name, , times = 1]: Try): RateLimiterPostgres {
  const limiters = limitersOf.get(database) ?? new Map<string, RateLimiterPostgres>();
  limitersOf.set(database, limiters);
  const key = `${name} ${times}`;
  const made = limiters.get(key) ?? makeLimiter(database, name, times);
  limiters.set(key, made);
  return made;
}

/** What must not be taken twice, whatever breaks down in between. */
const takenOnce: ReadonlySet<LimitName> = new Set(['google-token']);

const makeLimiter = (database: Database, name: LimitName, times: number): RateLimiterPostgres =>
  new RateLimiterPostgres({
    ...limits[name],
    points: Math.ceil(limits[name].points * times),
    ...('inMemoryBlockOnConsumed' in limits[name] && {
      inMemoryBlockOnConsumed: Math.ceil(limits[name].points * times),
    }),
    keyPrefix: name,
    storeClient: {
      query({ text, values }: { text: string; values: unknown[] }) {
        const db = transaction.getStore();
        if (db) return db.query(text, values);
        return database[takenOnce.has(name) ? 'onPlatform' : 'counting']((alone) =>
          alone.query(text, values),
        );
      },
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    // The purge-expired job does it, in one process and not in each.
    clearExpiredByTimeout: false,
  });

// Hashed, since an address may be longer than the column and has no business in the table.
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

const inWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / minute);
  if (minutes > 120) return `${Math.ceil(seconds / hour)} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

interface Counted {
  name: LimitName;
  isOver: boolean;
  tries: number;
  waitMs: number;
}

// As far apart as the clocks of two processes may be.
const apartMs = minute * 1000;

/** When a limit ends is written by a clock that may have been put back since: nothing is held for longer than it says. */
async function count(services: Limited, one: Try): Promise<Counted> {
  const [name, key] = one;
  const counter = limiter(services, one);
  const hashed = keyOf(key);
  const [isOver, { consumedPoints: tries, msBeforeNext }] = await counter.consume(hashed).then(
    (within) => [false, within] as const,
    (over: unknown) => {
      if (!(over instanceof RateLimiterRes)) throw over;
      return [true, over] as const;
    },
  );
  const { duration } = limits[name];
  if (msBeforeNext <= duration * 1000 + apartMs) return { name, isOver, tries, waitMs: msBeforeNext };
  // What was refused from memory has no count; the next one is asked of the database again.
  counter.deleteInMemoryBlockedAll();
  if (tries > 0) await counter.set(hashed, tries, duration);
  return { name, isOver, tries, waitMs: duration * 1000 };
}

/** Throws RATE_LIMITED for a limit that is exceeded. */
export function refuseOver({ isOver, waitMs }: Counted): void {
  if (!isOver) return;
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  throw new DomainError('RATE_LIMITED', `Too many tries. Try again in ${inWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });
}

type InTurn = readonly Try[];

/** Counts one try, and refuses it as RATE_LIMITED when there were too many. */
export const limit = async (services: Limited, name: LimitName, key: string): Promise<void> =>
  refuseOver(await count(services, [name, key]));

/** Several counts in one transaction. */
const together = <T>({ database }: Limited, work: () => Promise<T>): Promise<T> =>
  database.counting((db) => transaction.run(db, work));

/** Counts a try for each in turn, as far as the first of which there were too many, which refuses it. */
export async function limitEach(services: Limited, each: InTurn): Promise<void> {
  const over = await together(services, async () => {
    for (const one of each) {
      const counted = await count(services, one);
      if (counted.isOver) return counted;
    }
    return null;
  });
  // Only now: what was counted on the way has to stay.
  if (over) refuseOver(over);
}

/** Counts an attempt for each limit, step by step until a step exceeds one. Returns the exceeded limits. */
export const countInSteps = (services: Limited, steps: readonly InTurn[]): Promise<Counted[]> =>
  together(services, async () => {
    for (const step of steps) {
      const over: Counted[] = [];
      for (const one of step) {
        const counted = await count(services, one);
        if (counted.isOver) over.push(counted);
      }
      if (over.length > 0) return over;
    }
    return [];
  });

/**
 * Returns the limits of an address's networks: a wider network, with more people, has more attempts. With a subject, such as
 * an email address, each network has a separate count of it, so that strangers elsewhere can't use it up.
 */
export const networkTries = (name: LimitName, ipAddress: string, subject?: string): Try[] =>
  networksOf(ipAddress).map((network, at) => [
    name,
    subject === undefined ? network : `${subject} ${network}`,
    2 ** at,
  ]);

/** Counts an attempt for each network of an address; throws RATE_LIMITED if one was exceeded. */
export const limitNetwork = (services: Limited, name: LimitName, ipAddress: string): Promise<void> =>
  limitEach(services, networkTries(name, ipAddress));

/** Counts one try and refuses nothing: how many there were. */
export const countTry = async (services: Limited, name: LimitName, key: string): Promise<number> =>
  (await count(services, [name, key])).tries;

/** Counts a try for each in turn until one is within its limit, which is returned; null where each is exceeded. */
export async function firstWithin(services: Limited, each: InTurn): Promise<Try | null> {
  for (const one of each) if (!(await count(services, one)).isOver) return one;
  return null;
}

/** Takes one counted try back. */
export async function giveBack(services: Limited, one: Try): Promise<void> {
  await limiter(services, one).reward(keyOf(one[1]));
}

/** Starts counting anew. */
export async function forget(services: Limited, name: LimitName, key: string): Promise<void> {
  await limiter(services, [name, key]).delete(keyOf(key));
}

/**
 * Tries that are counted in turn. One that succeeds makes `forgotten` begin anew, and is taken back from the others: in
 * the same order, or two that are counted and taken back at once would wait for each other.
 */
export const triesInTurn = (services: Limited, each: InTurn, forgotten: LimitName) => ({
  count: () => limitEach(services, each),
  succeed: () =>
    together(services, async () => {
      for (const one of each) {
        const [name, key] = one;
        await (name === forgotten ? forget(services, name, key) : giveBack(services, one));
      }
    }),
});
