import Stack from '@mui/material/Stack';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ComingPanel } from '@/ui/ComingPanel';
import { CopyButton } from '@/ui/CopyButton';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';

export default function CustomDomainScreen() {
  const company = useAppSelector(selectCompany);
  const isVerified = company?.goLiveChecklist.setUpCustomDomain ?? false;

  return (
    <Stack spacing={2.5}>
      <PageHeader title="Custom Domain" />
      <Panel
        title="Where clients find you"
        actions={
          <StatusBadge tone={isVerified ? 'green' : 'gray'}>
            {isVerified ? 'Domain verified' : 'No domain of your own yet'}
          </StatusBadge>
        }
      >
        <DashboardAddress link={company?.dashboardLink ?? null} />
      </Panel>
      <ComingPanel meanwhile="find out who runs the DNS of your domain: you will need them for ten minutes.">
        You will enter a domain of your own, such as app.your-company.com, copy the DNS records that it needs,
        send them to whoever runs your DNS, and see for each record what is expected and what was found.
        Setting it up takes up to 12 hours, most of it waiting for DNS.
      </ComingPanel>
    </Stack>
  );
}

function DashboardAddress({ link }: { link: string | null }) {
  if (!link) return <>Your client dashboard has no address yet: it gets one when it is first deployed.</>;
  return (
    <>
      <a href={link}>{link}</a> <CopyButton text={link} label="Copy the address" />
    </>
  );
}
