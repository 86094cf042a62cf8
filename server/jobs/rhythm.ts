/** How often a job comes by itself: each so many minutes, counted from midnight UTC, and so many after it. */
export interface Rhythm {
  everyMinutes: number;
  after?: number;
}

export const everyMinute: Rhythm = { everyMinutes: 1 };

/** Whether a job comes in a minute, which is counted from 1970-01-01 UTC. */
export const comesIn = (minute: number, { everyMinutes, after = 0 }: Rhythm): boolean =>
  (minute - after) % everyMinutes === 0;
