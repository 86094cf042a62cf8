import * as z from 'zod';

/** A day in the format of the contract's `Date`. PostgreSQL's calendar starts with the year 1. */
export const calendarDay = z.string().refine((day) => day >= '0001-01-01', 'There is no such day.');
