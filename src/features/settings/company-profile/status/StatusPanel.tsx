import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { CompanyStatus } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { StatusRulesTable } from '@/ui/company/StatusRulesTable';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';
import { useGetCompanyStatusRulesQuery } from '../companyProfileApi';

const badges: Readonly<Record<CompanyStatus, { tone: BadgeTone; label: MessageDescriptor }>> = {
  Pending: { tone: 'amber', label: msg`In onboarding` },
  Active: { tone: 'green', label: msg({ message: 'Active', context: 'company' }) },
  Cancelled: { tone: 'gray', label: msg({ message: 'Closed', context: 'company' }) },
  Blocked: { tone: 'red', label: msg({ message: 'Blocked', context: 'company' }) },
};

export function StatusPanel() {
  const { t } = useLingui();
  const company = useAppSelector(selectCompany);
  const { data, error, refetch } = useGetCompanyStatusRulesQuery();
  if (!company) return null;
  const { id, status, createdAt, closedAt, reopenableUntil, blockedReason } = company;
  const details = [
    { label: t`Reason`, value: blockedReason },
    { label: t`Closed on`, value: closedAt && formatDate(closedAt) },
    { label: t`Reopen by`, value: reopenableUntil && formatDate(reopenableUntil) },
    { label: t`Created on`, value: formatDate(createdAt) },
    {
      label: t`Company ID`,
      value: (
        <>
          <code>{id}</code> <CopyButton text={id} label={t`Copy company ID`} />
        </>
      ),
    },
  ];
  const { tone, label } = badges[status];

  return (
    <Panel title={t`Status`} actions={<StatusBadge tone={tone}>{t(label)}</StatusBadge>}>
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
