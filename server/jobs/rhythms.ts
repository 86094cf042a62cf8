import type { EmptyJobName } from '../jobs';

/** How often a job comes by itself: each so many minutes, counted from midnight UTC of 1970-01-01, and so many after it. */
export interface Rhythm {
  everyMinutes: number;
  after?: number;
}

export const everyMinute: Rhythm = { everyMinutes: 1 };

interface Kept extends Required<Rhythm> {
  /** The minute until which all that was due was sent, unless the clock was put back behind it. */
  until: number;
}

const beatsUntil = (minute: number, { everyMinutes, after }: Kept): number =>
  Math.floor((minute - after) / everyMinutes);

/** What comes by itself, and what of it was sent. Minutes are counted as rhythms are. */
export class Rhythms {
  readonly #kept = new Map<EmptyJobName, Kept>();

  add(name: EmptyJobName, { everyMinutes, after = 0 }: Rhythm): void {
    this.#kept.set(name, { everyMinutes, after, until: Infinity });
  }

  /** Sends what has come due since it was last asked for: one job of each name, however long ago that was. */
  async sendDue(minute: number, send: (name: EmptyJobName) => Promise<void>): Promise<void> {
    for (const [name, kept] of this.#kept) {
      const since = kept.until <= minute ? kept.until : minute - 1;
      if (beatsUntil(minute, kept) > beatsUntil(since, kept)) await send(name);
      kept.until = minute;
    }
  }
}
