import type Stripe from 'stripe';
import { readyAccount } from './accounts';
import { makeApi, type Request } from './api';
import { nextDue } from './billing';
import { Book, realSeconds, type Surroundings, type Told } from './book';
import { dispute } from './disputes';
import { KeptAnswers, type Answer } from './idempotency';
import { Refusal } from './refusal';
import { platform, Tenants } from './tenants';
import { troubles, type Trouble } from './trouble';

const daySeconds = 86_400;

export interface Asked extends Omit<Request, 'isPublishable'> {
  key: string;
  account: string | null;
  idempotencyKey: string | null;
  contentType: string | null;
}

export interface Outcome extends Answer {
  requestId: string;
  isReplayed: boolean;
}

function advanceBook(book: Book, seconds: number): void {
  const goal = book.now + seconds;
  for (let due = nextDue(book); due && due.at <= goal; due = nextDue(book)) {
    book.ahead += Math.max(0, due.at - book.now);
    due.happen();
  }
  book.ahead += goal - book.now;
}

/** All that happens behind Stripe's API: accounts, what is in them, their clocks, and what is told of. */
export class LocalStripe {
  /** What was told of, the earliest first. */
  readonly events: Told[] = [];
  trouble: Trouble = 'none';

  readonly #books = new Map<string, Book>();
  readonly #answers = new Map<string, KeptAnswers>();
  readonly #tenants = new Tenants((prefix) => this.#newId(prefix));
  #made = 0;
  readonly #api = makeApi(this.#tenants.accounts);

  get #around(): Surroundings {
    return {
      newId: (prefix) => this.#newId(prefix),
      tell: (account, type, object) => this.#tell(account, type, object),
    };
  }

  /** The latest of the accounts' clocks, in seconds. */
  get now(): number {
    return Math.max(realSeconds(), ...[...this.#books.values()].map((book) => book.now));
  }

  #newId(prefix: string): string {
    this.#made += 1;
    return `${prefix}_${String(this.#made).padStart(8, '0')}`;
  }

  #tell(account: string, type: string, object: unknown): void {
    this.events.push({
      id: this.#newId('evt'),
      object: 'event',
      ...(account !== platform && { account }),
      api_version: '2026-10-28.endive',
      created: this.#bookOf(account).now,
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
  }

  #bookOf(account: string): Book {
    const book = this.#books.get(account) ?? new Book(account, this.#around);
    this.#books.set(account, book);
    return book;
  }

  #answersOf(account: string): KeptAnswers {
    const answers = this.#answers.get(account) ?? new KeptAnswers(() => this.#bookOf(account).now);
    this.#answers.set(account, answers);
    return answers;
  }

  #work(asked: Asked): Answer & { isReplayed: boolean } {
    const account = this.#tenants.accountFor(asked.key, asked.account);
    const book = this.#bookOf(account);
    const request = { ...asked, isPublishable: asked.key.startsWith('pk_') };
    const work = (): Answer => {
      try {
        return this.#api(book, request);
      } catch (error) {
        if (!(error instanceof Refusal) || !error.isKept) throw error;
        return { status: error.status, body: { error: error.error } };
      }
    };
    if (asked.method !== 'POST' || asked.idempotencyKey === null) return { ...work(), isReplayed: false };
    return this.#answersOf(account).answer(asked.idempotencyKey, asked.path, asked.body, work);
  }

  /** What a call is answered with, or that its connection breaks. */
  answer(asked: Asked): Outcome | 'cut off' {
    const requestId = this.#newId('req');
    if (this.trouble === 'away') return 'cut off';
    try {
      const inTrouble = troubles[this.trouble];
      if (inTrouble) throw inTrouble;
      if (asked.method === 'POST' && !asked.contentType?.startsWith('application/x-www-form-urlencoded')) {
        throw new Refusal(
          400,
          { type: 'invalid_request_error', message: 'Send a form-encoded body.' },
          false,
        );
      }
      const answer = this.#work(asked);
      return this.trouble === 'cut off after the work' ? 'cut off' : { ...answer, requestId };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: { error: error.error }, requestId, isReplayed: false };
    }
  }

  /** An account that a company has opened by itself, with keys of its own. */
  openOwnAccount(name: string): ReturnType<Tenants['openOwn']> {
    return this.#tenants.openOwn(name);
  }

  /** The company gives what it was asked for, or Stripe asks for something. */
  changeAccount(id: string, change: Partial<Stripe.Account> = readyAccount): void {
    this.#tell(id, 'account.updated', structuredClone(this.#tenants.change(id, change)));
  }

  /** The company takes its account away from the platform. */
  deauthorise(id: string): void {
    this.#tenants.remove(id);
    this.#tell(id, 'account.application.deauthorized', { id: 'ca_platform', object: 'application' });
  }

  dispute(account: string | null, intent: string, status: Parameters<typeof dispute>[2]): void {
    dispute(this.#bookOf(account ?? platform), intent, status);
  }

  book(account: string | null): Book {
    return this.#bookOf(account ?? platform);
  }

  /** Steps the clocks of the accounts there are forward: what falls due on the way happens when it does. */
  advance(days: number): void {
    for (const book of this.#books.values()) advanceBook(book, days * daySeconds);
  }
}
