import * as z from 'zod';
import { isDay } from '../../contract/days';

/** A day in the format of the contract's `Date`. */
export const calendarDay = z.string().refine(isDay, 'There is no such day.');
