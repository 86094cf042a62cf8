import { badInput } from '../../lib/errors';
import { t } from '../../lib/i18n/i18n';
import { isId } from '../../../contract/ids';

/**
 * A position in a list that is sorted newest first. The entries after it are older, or equally old with a
 * smaller id.
 */
export interface Position {
  at: string;
  id: string;
}

/** The position before all entries. */
export const startPosition: Position = { at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };

const cursorPattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z) (\S{36})$/;

export const cursorOf = ({ at, id }: { at: Date; id: string }): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

export function parseCursor(cursor: string | null | undefined): Position {
  if (cursor === null || cursor === undefined) return startPosition;
  const [, at = '', id = ''] = cursorPattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  // JavaScript parses February 30 as a day in March and accepts the year 0. PostgreSQL rejects both.
  const isTime = !Number.isNaN(Date.parse(at)) && new Date(at).toISOString() === at && at >= '0001';
  if (!isTime || !isId(id)) {
    throw badInput({ after: t('This cursor is invalid. Start at the first page.') });
  }
  return { at, id };
}
