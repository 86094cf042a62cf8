import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { formatCount } from '@/lib/format';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { AddDomainPanel } from './AddDomainPanel';
import { DomainCard } from './card/DomainCard';
import { useGetCustomDomainQuery, type DomainSetup } from './customDomainApi';
import { PrimaryPanel } from './PrimaryPanel';

export default function CustomDomainScreen() {
  const { data, error, refetch } = useGetCustomDomainQuery();
  const setup = data?.customDomain;

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title="Custom Domain"
        actions={
          setup &&
          setup.domains.length > 0 &&
          `${setup.domains.length} of ${formatCount(setup.limit, 'domain')}`
        }
      >
        Your client dashboard under a name of your own.
      </PageHeader>
      {setup && <Domains setup={setup} />}
      {!setup && (error ? <ErrorPanel error={error} onRetry={refetch} /> : <DomainsOnTheWay />)}
    </Stack>
  );
}

const onThisMachine = /(^|\.)localhost(:\d+)?$/;

function Domains({ setup }: { setup: DomainSetup }) {
  return (
    <>
      {onThisMachine.test(setup.fallbackHost ?? '') && (
        <Notice tone="amber" title="No domain of the Internet leads to this server">
          It answers under names of this machine alone. Set SITES_DOMAIN to a name that others find, as
          docs/operations.md says, before you connect a domain.
        </Notice>
      )}
      {setup.domains.length > 0 && <PrimaryPanel setup={setup} />}
      {setup.domains.map((domain) => (
        <DomainCard key={domain.id} domain={domain} />
      ))}
      <AddDomainPanel setup={setup} />
    </>
  );
}

const DomainsOnTheWay = () => (
  <Stack spacing={2.5} aria-hidden>
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={320} />
  </Stack>
);
