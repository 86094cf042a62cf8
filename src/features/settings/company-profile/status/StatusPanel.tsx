import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { CompanyStatus } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/settings/company-profile/status';
import { StatusRulesTable } from '@/ui/company/StatusRulesTable';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';
import { useGetCompanyStatusRulesQuery } from '../companyProfileApi';

const badges: Readonly<Record<CompanyStatus, { tone: BadgeTone; label: string }>> = {
  Pending: { tone: 'amber', label: texts.beingSetUp },
  Active: { tone: 'green', label: texts.active },
  Cancelled: { tone: 'gray', label: texts.closed },
  Blocked: { tone: 'red', label: texts.blocked },
};

export function StatusPanel() {
  const company = useAppSelector(selectCompany);
  const { data, error, refetch } = useGetCompanyStatusRulesQuery();
  if (!company) return null;
  const { id, status, createdAt, closedAt, reopenableUntil, blockedReason } = company;
  const details: Record<string, ReactNode> = {
    ...(blockedReason === null ? {} : { [texts.blockedBecause]: blockedReason }),
    ...(closedAt === null ? {} : { [texts.closedOn]: formatDate(closedAt) }),
    ...(reopenableUntil === null ? {} : { [texts.canBeReopenedUntil]: formatDate(reopenableUntil) }),
    [texts.created]: formatDate(createdAt),
    [texts.companyId]: (
      <>
        <code>{id}</code> <CopyButton text={id} label={texts.copyTheCompanyId} />
      </>
    ),
  };
  const { tone, label } = badges[status];

  return (
    <Panel title={texts.status} actions={<StatusBadge tone={tone}>{label}</StatusBadge>}>
      <Stack spacing={2}>
        <DetailList details={details} />
        {error && !data && <ErrorPanel error={error} onRetry={() => void refetch()} />}
        {!error && !data && <Skeleton variant="rounded" height={240} />}
        {data && (
          <Box>
            <StatusRulesTable rules={data.companyStatusRules} current={status} />
          </Box>
        )}
      </Stack>
    </Panel>
  );
}
