import { setTimeout as delay } from 'node:timers/promises';
import type { Target } from './target';
import type { AttemptResult } from './wire';

/** An attack that is ready to run. `end` releases what `prepare` opened. */
export interface PreparedAttack {
  attempt(): Promise<AttemptResult>;
  end?(): void;
}

export interface Attack {
  description: string;
  /** The interval between the starts of attempts, long enough that the attacker itself uses little CPU. */
  everyMs: number;
  maxConcurrency: number;
  /**
   * The budget for the 95th percentile of refusal times. Null if nothing is refused or refusals are slow by
   * design, as `budgetNote` explains.
   */
  refusedWithinMs: number | null;
  /** Restricts `refusedWithinMs` to these outcomes. `budgetNote` states the reason. */
  fastOutcomes?: readonly string[];
  budgetNote?: string;
  /**
   * Outcomes that must each occur at least once. Without them, the attack did not exercise the defense that
   * it tests.
   */
  requiredOutcomes?: readonly string[];
  /** The time-out of one attempt. An attempt that times out counts as not refused. */
  timeoutMs?: number;
  /** For slow attempts: all `attempts` start in a single round that lasts `seconds`. */
  burst?: { attempts: number; seconds: number };
  prepare(target: Target): Promise<PreparedAttack>;
}

export interface AttackResults {
  /** The durations of the refusals to which `refusedWithinMs` applies. */
  refusalMs: number[];
  outcomes: Map<string, number>;
  unexpectedCount: number;
}

const defaultTimeoutMs = 10_000;

async function withTimeout(attempt: Promise<AttemptResult>, timeoutMs: number): Promise<AttemptResult> {
  const controller = new AbortController();
  const timeout = delay(timeoutMs, { isRefused: false, outcome: 'time-out' }, controller);
  const toFailure = (error: unknown): AttemptResult => ({
    isRefused: false,
    outcome: error instanceof Error ? error.message : String(error),
  });
  try {
    return await Promise.race([attempt.catch(toFailure), timeout]);
  } finally {
    controller.abort();
    timeout.catch(() => {});
  }
}

export async function runAttack(
  prepared: PreparedAttack,
  attack: Attack,
  seconds: number,
): Promise<AttackResults> {
  const { everyMs, maxConcurrency, fastOutcomes, timeoutMs = defaultTimeoutMs, burst } = attack;
  const results: AttackResults = { refusalMs: [], outcomes: new Map(), unexpectedCount: 0 };
  const pendingAttempts = new Set<Promise<void>>();
  const runAttempt = async (): Promise<void> => {
    const startedAt = performance.now();
    const { isRefused, outcome, tookMs } = await withTimeout(prepared.attempt(), timeoutMs);
    results.outcomes.set(outcome, (results.outcomes.get(outcome) ?? 0) + 1);
    if (!isRefused) results.unexpectedCount += 1;
    else if (fastOutcomes?.includes(outcome) ?? true)
      results.refusalMs.push(tookMs ?? performance.now() - startedAt);
  };
  const startedAt = performance.now();
  let startedCount = 0;
  for (let count = 1; performance.now() - startedAt < seconds * 1000; count += 1) {
    if (startedCount === burst?.attempts) break;
    if (pendingAttempts.size < maxConcurrency) {
      startedCount += 1;
      const pendingAttempt: Promise<void> = runAttempt().finally(() =>
        pendingAttempts.delete(pendingAttempt),
      );
      pendingAttempts.add(pendingAttempt);
    }
    await delay(Math.max(0, startedAt + count * everyMs - performance.now()));
  }
  await Promise.all(pendingAttempts);
  return results;
}
