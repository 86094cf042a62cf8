import { createHash } from 'node:crypto';
import { Refusal } from './refusal';

export interface Answer {
  status: number;
  body: object;
}

interface Kept {
  hash: string;
  answer: Answer;
  /** Seconds. */
  at: number;
}

const keptSeconds = 86_400;

const hashOf = (path: string, body: string): string =>
  createHash('sha256').update(`${path}\n${body}`).digest('hex');

/** The same key with the same body has the same answer for a day; with another body it is an error. */
export class KeptAnswers {
  readonly #kept = new Map<string, Kept>();

  constructor(readonly now: () => number) {}

  #find(key: string): Kept | undefined {
    const known = this.#kept.get(key);
    return known && this.now() - known.at < keptSeconds ? known : undefined;
  }

  answer(key: string, path: string, body: string, work: () => Answer): Answer & { isReplayed: boolean } {
    const hash = hashOf(path, body);
    const known = this.#find(key);
    if (known && known.hash !== hash) {
      throw new Refusal(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters: ${key}`,
      });
    }
    if (known) return { ...known.answer, isReplayed: true };
    const answer = work();
    this.#kept.set(key, { hash, answer, at: this.now() });
    return { ...answer, isReplayed: false };
  }
}
