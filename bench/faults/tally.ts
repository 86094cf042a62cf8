import type { Answer } from './person';

/** One answer: when it came by this process's clock, and how long it was waited for. */
export interface Counted {
  kind: string;
  isGood: boolean;
  atMs: number;
  tookMs: number;
}

const kindOf = ({ status, code }: Answer): string => {
  if (status === 0) return 'no answer';
  return code === null ? String(status) : `${status} ${code}`;
};

/** Every answer that a fault's people had. */
export class Tally {
  readonly #counted: Counted[] = [];

  count(answer: Answer, tookMs: number): void {
    const isGood = answer.status === 200 && answer.code === null;
    this.#counted.push({ kind: kindOf(answer), isGood, atMs: performance.now(), tookMs });
  }

  between(fromMs: number, toMs = Infinity): Counted[] {
    return this.#counted.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  }

  /** When the first good answer came from then on. */
  firstGoodAfter(fromMs: number): number {
    const found = this.#counted.find(({ isGood, atMs }) => isGood && atMs >= fromMs);
    return found?.atMs ?? Infinity;
  }
}

/** How many answers there were of each kind. */
export function kindsOf(answers: readonly Counted[]): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { kind } of answers) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return kinds;
}

/** `1200 × 200, 14 × 503 UNAVAILABLE`. */
export const kindsInWords = (kinds: ReadonlyMap<string, number>): string =>
  [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ');
