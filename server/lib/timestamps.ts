/** A UTC time as ISO 8601 with milliseconds. Sorts chronologically as text and survives JSON unchanged. */
export type Timestamp = string;

export const toTimestamp = (date: Date): Timestamp => date.toISOString();

/** Returns SQL that formats a timestamp column as a `Timestamp`. */
export const timestampSql = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
