import type { QuickGuide } from '../../schema.generated';
import type { GuideRow } from './sql';

export function toGuide({ isArchived, ...row }: GuideRow): QuickGuide {
  const unarchived = row.version === null ? 'Draft' : 'Published';
  return { ...row, status: isArchived ? 'Archived' : unarchived };
}
