import { formatDay, todayIn } from '@/lib/days';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/legal/list';
import { ContentBadges } from '../../content/ContentBadges';
import { LiveLink } from '../../content/LiveLink';
import { formatEdit } from '../../content/formatEdit';
import type { LegalPageRow } from '../legalApi';

interface PageProps {
  page: LegalPageRow;
}

export const LegalStatus = ({ page }: PageProps) => <ContentBadges {...page} />;

export function legalVersion({ version, acceptedCount }: LegalPageRow): string {
  if (version === null) return '—';
  return acceptedCount === null ? String(version) : texts.acceptedByClient(version, acceptedCount);
}

export const legalUpdated = ({ updatedAt, updatedBy }: LegalPageRow): string =>
  formatEdit(updatedAt, updatedBy);

/**
 * Shows the date of the next review, highlighted once due in the company's time zone, or a dash if none is
 * scheduled.
 */
export function ReviewDue({ page: { reviewDueOn } }: PageProps) {
  const timeZone = useAppSelector(selectCompany)?.timeZone ?? 'UTC';
  if (!reviewDueOn) return <>—</>;
  if (reviewDueOn > todayIn(timeZone)) return <>{formatDay(reviewDueOn)}</>;
  return <StatusBadge tone="red">{texts.dueSince(formatDay(reviewDueOn))}</StatusBadge>;
}

export const LegalLive = ({ page: { pathname, title, deployedVersion } }: PageProps) => (
  <LiveLink path={deployedVersion === null ? null : `/legal/${pathname}`} title={title} />
);
