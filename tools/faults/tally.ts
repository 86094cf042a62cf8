import type { ErrorCode } from '../../contract/errors';

/** The result of a request. The status is 0 if no response arrived. */
export interface RequestResult {
  status: number;
  code: ErrorCode | 'INTERNAL_SERVER_ERROR' | null;
  message: string;
  fields: Readonly<Record<string, string>>;
  data: Record<string, unknown> | null;
}

/** One response, with its arrival time (`performance.now()`) and the duration of its request. */
export interface RecordedResponse {
  kind: string;
  isSuccess: boolean;
  atMs: number;
  tookMs: number;
}

const kindOf = ({ status, code }: RequestResult): string => {
  if (status === 0) return 'no response';
  return code === null ? String(status) : `${status} ${code}`;
};

/** The responses that the test users of a fault received. */
export class Tally {
  readonly #counted: RecordedResponse[] = [];

  count(result: RequestResult, tookMs: number): void {
    const isSuccess = result.status === 200 && result.code === null;
    this.#counted.push({ kind: kindOf(result), isSuccess, atMs: performance.now(), tookMs });
  }

  between(fromMs: number, toMs = Infinity): RecordedResponse[] {
    return this.#counted.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  }

  /** Returns the time of the first successful response at or after `fromMs`, or Infinity. */
  firstSuccessAfter(fromMs: number): number {
    const first = this.#counted.find(({ isSuccess, atMs }) => isSuccess && atMs >= fromMs);
    return first?.atMs ?? Infinity;
  }
}

export function countKinds(responses: readonly RecordedResponse[]): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { kind } of responses) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return kinds;
}

/** Formats counts as in `1200 × 200, 14 × 503 UNAVAILABLE`. */
export const formatKinds = (kinds: ReadonlyMap<string, number>): string =>
  [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ');
