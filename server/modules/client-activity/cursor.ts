import { badInput } from '../../errors';
import { isId } from '../../lib/ids';

/** A place in a list of what happened, newest first: what follows is older, or of the same time with a smaller id. */
export interface Place {
  at: string;
  id: string;
}

/** Before everything that ever happens. */
export const theTop: Place = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const form = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) (\S{36})$/;

export const cursorOf = ({ at, id }: { at: Date; id: string }): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

export function placeOf(cursor: string | null | undefined): Place {
  if (cursor === null || cursor === undefined) return theTop;
  const [, at = '', id = ''] = form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  // JavaScript reads February 30 as a day of March and knows a year 0, and PostgreSQL does neither.
  const isTime = !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at && at >= '0001';
  if (!isTime || !isId(id)) {
    throw badInput({ after: 'This place in the list is not known. Read it from the beginning.' });
  }
  return { at, id };
}
