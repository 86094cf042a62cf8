import * as z from 'zod';

/** A day in the format of the contract's `Date`. Rejects the year 0, which PostgreSQL does not accept. */
export const calendarDay = z.string().refine((day) => day >= '0001-01-01', 'There is no such day.');
