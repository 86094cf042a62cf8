/** A time in UTC as ISO 8601 with milliseconds: such texts order as their times do, and JSON keeps them. */
export type Moment = string;

export const momentOf = (date: Date): Moment => date.toISOString();

/** A column of time as SQL that answers a Moment. */
export const asMoment = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
