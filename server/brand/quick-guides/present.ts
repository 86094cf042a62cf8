import type { QuickGuide } from '../../platform';
import type { GuideRow } from './quickGuides.repository';

export function toGuide({ isArchived, ...row }: GuideRow): QuickGuide {
  const unarchived = row.version === null ? 'Draft' : 'Published';
  return { ...row, status: isArchived ? 'Archived' : unarchived };
}
