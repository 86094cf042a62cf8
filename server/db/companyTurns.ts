import { Turns } from './turns';

/** How much of the database one company may have at once. */
export interface PlacesOfCompany {
  /** Transactions, so that there is room for another company. */
  open: number;
  /** Those of them that have not done all they do but for the wait for the disk. */
  working: number;
}

/** One transaction's place; it says how far it is. */
export interface Place {
  opened(): void;
  /** All but its commit. */
  worked(): void;
}

interface Line {
  open: Turns;
  working: Turns;
  isResting: boolean;
}

// Also after a transaction that took many times as long, such as an import: a company's own next ones wait for it.
const longestRestMs = 1000;

/**
 * However much one company asks at once, the others find a place. Where there is but one and they want it, it is theirs
 * for as long as the company had it, however many transactions theirs are.
 */
export class CompanyTurns {
  readonly #lines = new Map<string, Line>();

  constructor(
    private readonly patienceMs: number,
    private readonly places: PlacesOfCompany,
    private readonly isSingle: boolean,
  ) {}

  async take<T>(companyId: string, run: (place: Place) => Promise<T>): Promise<T> {
    const line = this.#lines.get(companyId) ?? this.#newLine();
    this.#lines.set(companyId, line);
    const leave = (): void => {
      line.isResting = false;
      line.open.give();
      if (line.open.isIdle) this.#lines.delete(companyId);
    };
    // In both lines together.
    const until = performance.now() + this.patienceMs;
    await line.open.take();
    let openedAt = Infinity;
    try {
      return await this.#work(line, until, (worked) =>
        run({ opened: () => (openedAt = performance.now()), worked }),
      );
    } finally {
      const heldMs = performance.now() - openedAt;
      if (heldMs > 0 && this.#isWantedBeside(line)) {
        line.isResting = true;
        setTimeout(leave, Math.min(heldMs, longestRestMs)).unref();
      } else leave();
    }
  }

  #newLine(): Line {
    const { open, working } = this.places;
    return {
      open: new Turns(this.patienceMs, open),
      working: new Turns(this.patienceMs, working),
      isResting: false,
    };
  }

  async #work<T>({ working }: Line, until: number, run: (worked: () => void) => Promise<T>): Promise<T> {
    await working.take(until - performance.now());
    let isWorking = true;
    const worked = (): void => {
      if (isWorking) working.give();
      isWorking = false;
    };
    try {
      return await run(worked);
    } finally {
      worked();
    }
  }

  #isWantedBeside(line: Line): boolean {
    return this.isSingle && [...this.#lines.values()].some((other) => other !== line && !other.isResting);
  }
}
