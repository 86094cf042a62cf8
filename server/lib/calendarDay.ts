import * as z from 'zod';

/** A day as the contract's `Date` gives it, of those that PostgreSQL's calendar has: it begins with the year 1. */
export const calendarDay = z.string().refine((day) => day >= '0001-01-01', 'There is no such day.');
