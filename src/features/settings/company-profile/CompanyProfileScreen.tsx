import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { CompanyStatus } from '@/api/schema.generated';
import { countryName } from '@/lib/countryName';
import { formatDate } from '@/lib/format';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ComingPanel } from '@/ui/ComingPanel';
import { CopyButton } from '@/ui/CopyButton';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { DetailList } from '@/ui/DetailList';

const tones: Record<CompanyStatus, 'green' | 'amber' | 'red' | 'gray'> = {
  Pending: 'amber',
  Active: 'green',
  Cancelled: 'gray',
  Blocked: 'red',
};

export default function CompanyProfileScreen() {
  const company = useAppSelector(selectCompany);
  if (!company) return null;

  const details: Record<string, ReactNode> = {
    Name: company.name,
    'E-mail': company.email,
    Phone: company.phone ?? 'Not given',
    Website: company.website ?? 'Not given',
    Country: company.country ? countryName(company.country) : 'Not given',
    Currency: company.currency,
    'Time zone': company.timeZone,
    Created: formatDate(company.createdAt),
    'Company id': (
      <>
        <code>{company.id}</code> <CopyButton text={company.id} label="Copy the company id" />
      </>
    ),
  };
  return (
    <Stack spacing={2.5}>
      <PageHeader title="Company Profile" />
      <Panel
        title={company.name}
        actions={<StatusBadge tone={tones[company.status]}>{company.status}</StatusBadge>}
      >
        {company.blockedReason && <Typography sx={{ mb: 2 }}>Blocked: {company.blockedReason}</Typography>}
        <DetailList details={details} />
      </Panel>
      <ComingPanel meanwhile="the details above are those given during onboarding.">
        You will change these details, see which of them clients read, export everything the company has here,
        and close or reopen it. The currency stays as it is, because prices and payments are in it.
      </ComingPanel>
    </Stack>
  );
}
