import * as z from 'zod';

/**
 * A day in the format of the contract's `Date`. Rejects days before the year 1, with which PostgreSQL's
 * calendar starts.
 */
export const calendarDay = z.string().refine((day) => day >= '0001-01-01', 'There is no such day.');
