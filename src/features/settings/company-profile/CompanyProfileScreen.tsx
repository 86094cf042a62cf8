import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { statusAllows } from '@contract/permissions';
import { selectCompany, selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { PageHeader } from '@/ui/PageHeader';
import { ArchivePanel } from './archive/ArchivePanel';
import { ClosePanel } from './closing/ClosePanel';
import { ProfilePanel } from './details/ProfilePanel';
import { StatusPanel } from './status/StatusPanel';
import { RequireTwoFactorPanel } from './two-factor/RequireTwoFactorPanel';

export default function CompanyProfileScreen() {
  const { t } = useLingui();
  const company = useAppSelector(selectCompany);
  const isAdmin = useAppSelector(selectOperator)?.role === 'Admin';
  if (!company) return null;
  const { status, name } = company;

  return (
    <Stack spacing={2.5}>
      <PageHeader title={t`Company profile`}>{t`Your company’s details, security and status.`}</PageHeader>
      {statusAllows(status, 'read') && <ProfilePanel />}
      {isAdmin && statusAllows(status, 'write') && <RequireTwoFactorPanel />}
      {isAdmin && <ArchivePanel />}
      <StatusPanel />
      {isAdmin && statusAllows(status, 'write') && <ClosePanel companyName={name} />}
    </Stack>
  );
}
