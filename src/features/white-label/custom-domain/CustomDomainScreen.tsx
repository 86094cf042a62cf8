import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/custom-domain';
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
        title={screens.customDomain.title}
        actions={setup && setup.domains.length > 0 && texts.ofDomain(setup.domains.length, setup.limit)}
      >
        {texts.yourClientDashboardUnderAName}
      </PageHeader>
      {setup && <Domains setup={setup} />}
      {!setup && (error ? <ErrorPanel error={error} onRetry={refetch} /> : <DomainsSkeleton />)}
    </Stack>
  );
}

const localhostPattern = /(^|\.)localhost(:\d+)?$/;

function Domains({ setup }: { setup: DomainSetup }) {
  return (
    <>
      {localhostPattern.test(setup.fallbackHost ?? '') && (
        <Notice tone="amber" title={texts.noDomainOfTheInternetLeads}>
          {texts.itAnswersUnderNames}
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

const DomainsSkeleton = () => (
  <Stack spacing={2.5} aria-hidden>
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={320} />
  </Stack>
);
