import { setTimeout as delay } from 'node:timers/promises';
import type { Target } from './target';

/** What one try came to. */
export interface Refusal {
  isRefused: boolean;
  /** What was said: a status, a code, a close code. */
  how: string;
  /** Where the time until the refusal is not that of the whole try. */
  tookMs?: number;
}

/** What is begun before the first try, and what each try needs. */
export interface Prepared {
  strike(): Promise<Refusal>;
  end?(): void;
}

export interface Attack {
  what: string;
  /** A try begins as often as this, so that the attacker itself takes little of the machine. */
  everyMs: number;
  /** At most so many wait for their answers at once. */
  atOnce: number;
  /** Null where a refusal has to take longer, or where nothing is refused; `because` says why. */
  refusedWithinMs: number | null;
  /** Where only what is refused with one of these can be refused so soon; `because` says why. */
  soon?: readonly string[];
  because?: string;
  /** What has to be said once at least: without it the attack never came to what it is about. */
  demands?: readonly string[];
  /** How long a try may wait for its answer; one that waits longer is not refused. */
  patienceMs?: number;
  /** Where a try takes long: all begin at once, in a single round of so many seconds. */
  once?: { tries: number; seconds: number };
  prepare(target: Target): Promise<Prepared>;
}

export interface Tried {
  /** Of those that can be refused soon. */
  refusalMs: number[];
  /** How often each thing was said. */
  said: Map<string, number>;
  wrong: number;
}

const usualPatienceMs = 10_000;

async function within(try_: Promise<Refusal>, patienceMs: number): Promise<Refusal> {
  const waited = new AbortController();
  const noAnswer = delay(patienceMs, { isRefused: false, how: 'no answer' }, waited);
  const failed = (error: unknown): Refusal => ({
    isRefused: false,
    how: error instanceof Error ? error.message : String(error),
  });
  try {
    return await Promise.race([try_.catch(failed), noAnswer]);
  } finally {
    waited.abort();
    noAnswer.catch(() => {});
  }
}

/** One round of tries. */
export async function attackFor(prepared: Prepared, attack: Attack, seconds: number): Promise<Tried> {
  const { everyMs, atOnce, soon, patienceMs = usualPatienceMs, once } = attack;
  const tried: Tried = { refusalMs: [], said: new Map(), wrong: 0 };
  const underWay = new Set<Promise<void>>();
  const strikeOnce = async (): Promise<void> => {
    const began = performance.now();
    const { isRefused, how, tookMs } = await within(prepared.strike(), patienceMs);
    tried.said.set(how, (tried.said.get(how) ?? 0) + 1);
    if (!isRefused) tried.wrong += 1;
    else if (soon?.includes(how) ?? true) tried.refusalMs.push(tookMs ?? performance.now() - began);
  };
  const began = performance.now();
  let begun = 0;
  for (let count = 1; performance.now() - began < seconds * 1000; count += 1) {
    if (begun === once?.tries) break;
    if (underWay.size < atOnce) {
      begun += 1;
      const one: Promise<void> = strikeOnce().finally(() => underWay.delete(one));
      underWay.add(one);
    }
    await delay(Math.max(0, began + count * everyMs - performance.now()));
  }
  await Promise.all(underWay);
  return tried;
}
