import { unavailable } from './failures';

/** Limits on the concurrent transactions of one company. */
export interface CompanyLimits {
  /** Maximum number of open transactions. The rest of the pool serves other companies. */
  open: number;
  /**
   * Maximum number of open transactions that still execute statements. The others only wait for their commit
   * to reach the disk.
   */
  working: number;
}

/** Reports the progress of one transaction. */
export interface TransactionProgress {
  opened(): void;
  /** Reports that only the commit remains. */
  worked(): void;
}

/** A first-in, first-out semaphore that rejects with `UNAVAILABLE` when a wait exceeds the time limit. */
class Semaphore {
  readonly #queue: (() => void)[] = [];
  #taken = 0;

  constructor(
    private readonly maxWaitMs: number,
    private readonly slots: number,
  ) {}

  get isIdle(): boolean {
    return this.#taken === 0;
  }

  acquire(maxWaitMs = this.maxWaitMs): Promise<void> {
    if (this.#taken < this.slots) {
      this.#taken += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const grant = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(grant), 1);
        reject(unavailable());
      }, maxWaitMs);
      this.#queue.push(grant);
    });
  }

  release(): void {
    const next = this.#queue.shift();
    if (next) next();
    else this.#taken -= 1;
  }
}

interface CompanyQueue {
  open: Semaphore;
  working: Semaphore;
  isCoolingDown: boolean;
}

// Caps the pause after a long transaction, such as an import. The pause delays only transactions of the same
// company.
const maxCooldownMs = 1000;

/**
 * Limits each company's concurrent transactions, so that no company occupies the whole pool. With a single
 * session, a company pauses after each transaction for the transaction's duration, at most one second, if
 * another company is active.
 */
export class CompanyLimiter {
  readonly #queues = new Map<string, CompanyQueue>();

  constructor(
    private readonly maxWaitMs: number,
    private readonly limits: CompanyLimits,
    private readonly hasSingleSession: boolean,
  ) {}

  async schedule<T>(companyId: string, work: (progress: TransactionProgress) => Promise<T>): Promise<T> {
    const queue = this.#queues.get(companyId) ?? this.#createQueue();
    this.#queues.set(companyId, queue);
    const release = (): void => {
      queue.isCoolingDown = false;
      queue.open.release();
      if (queue.open.isIdle) this.#queues.delete(companyId);
    };
    // Both semaphores share one deadline.
    const deadline = performance.now() + this.maxWaitMs;
    await queue.open.acquire();
    let openedAt = Infinity;
    try {
      return await this.#runLimited(queue, deadline, (worked) =>
        work({ opened: () => (openedAt = performance.now()), worked }),
      );
    } finally {
      const openMs = performance.now() - openedAt;
      if (openMs > 0 && this.#hasOtherActiveCompany(queue)) {
        queue.isCoolingDown = true;
        setTimeout(release, Math.min(openMs, maxCooldownMs)).unref();
      } else release();
    }
  }

  #createQueue(): CompanyQueue {
    const { open, working } = this.limits;
    return {
      open: new Semaphore(this.maxWaitMs, open),
      working: new Semaphore(this.maxWaitMs, working),
      isCoolingDown: false,
    };
  }

  async #runLimited<T>(
    { working }: CompanyQueue,
    deadline: number,
    work: (worked: () => void) => Promise<T>,
  ): Promise<T> {
    await working.acquire(deadline - performance.now());
    let isWorking = true;
    const worked = (): void => {
      if (isWorking) working.release();
      isWorking = false;
    };
    try {
      return await work(worked);
    } finally {
      worked();
    }
  }

  #hasOtherActiveCompany(queue: CompanyQueue): boolean {
    return (
      this.hasSingleSession &&
      [...this.#queues.values()].some((other) => other !== queue && !other.isCoolingDown)
    );
  }
}
