import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';
import type { DeploymentStepName, DeploymentStepStatus } from '@contract/enums';
import type { Domain } from '../customDomainApi';
import { certificateLabels, dnsLabels } from '../domainLabels';
import { DomainActions } from './DomainActions';
import { RecordList } from './RecordList';

type Step = Domain['steps'][number];

const stepNames: Readonly<Partial<Record<DeploymentStepName, MessageDescriptor>>> = {
  Added: msg`Added`,
  Dns: msg`Records found`,
  Certificate: msg`Certificate issued`,
  Live: msg`Works`,
};

const statuses: Readonly<Record<DeploymentStepStatus, { label: MessageDescriptor; tone: BadgeTone }>> = {
  Waiting: { label: msg`To come`, tone: 'gray' },
  Running: { label: msg`Under way`, tone: 'blue' },
  Succeeded: { label: msg`Done`, tone: 'green' },
  Failed: { label: msg`Not in time`, tone: 'amber' },
  Skipped: { label: msg`To come`, tone: 'gray' },
};

function stepText(name: DeploymentStepName): string {
  const label = stepNames[name];
  return label ? i18n._(label) : name;
}

function stepTime({ status, startedAt, finishedAt }: Step): string | null {
  if (finishedAt) return formatDate(finishedAt, 'dateTime');
  return status === 'Running' && startedAt ? t`since ${{ date: formatDate(startedAt, 'dateTime') }}` : null;
}

function SetUpSteps({ steps }: { steps: Domain['steps'] }) {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <Box component="ol" aria-label={t`Steps`} sx={listSx}>
      {steps.map((step) => (
        <Box component="li" key={step.name} sx={{ display: 'grid', gap: 0.25, alignContent: 'start' }}>
          <span>
            <StatusBadge tone={statuses[step.status].tone}>{t(statuses[step.status].label)}</StatusBadge>
          </span>
          <Typography variant="subtitle2" component="span">
            {stepText(step.name)}
          </Typography>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {stepTime(step)}
            {step.message && <span style={{ display: 'block' }}>{step.message}</span>}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const listSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
} as const;

function nextCheckText({ nextCheckAt, verificationDeadline, liveAt }: Domain): string {
  if (!nextCheckAt) return t`None: check it by hand to begin again`;
  const next = formatDate(nextCheckAt, 'dateTime');
  return verificationDeadline && !liveAt
    ? t`${next}, and on until ${{ date: formatDate(verificationDeadline) }}`
    : next;
}

function instructionsSentText({ instructionsSentTo, instructionsSentAt }: Domain): string | null {
  if (!instructionsSentTo || !instructionsSentAt) return null;
  return `${instructionsSentTo}, ${formatDate(instructionsSentAt, 'dateTime')}`;
}

function domainFacts(domain: Domain): Record<string, ReactNode> {
  const { hostname, displayName, liveAt, certificateExpiresAt, lastCheckedAt, addedByName, createdAt } =
    domain;
  const date = formatDate(createdAt);
  return {
    [t`In the DNS`]: hostname === displayName ? null : <code>{hostname}</code>,
    [t`Address`]: liveAt && (
      <>
        <a href={`https://${hostname}`} target="_blank" rel="noreferrer">
          {`https://${displayName}`}
        </a>{' '}
        <CopyButton text={`https://${hostname}`} label={t`Copy the address`} />
      </>
    ),
    [t`Works since`]: liveAt && formatDate(liveAt, 'dateTime'),
    [t`Certificate until`]: certificateExpiresAt && formatDate(certificateExpiresAt),
    [t`Last check`]: lastCheckedAt ? formatDate(lastCheckedAt, 'dateTime') : t`None yet`,
    [t`Next check`]: nextCheckText(domain),
    [t`Instructions sent`]: instructionsSentText(domain),
    [t`Added`]: addedByName ? t`${date} by ${addedByName}` : date,
  };
}

function DomainFacts({ domain }: { domain: Domain }) {
  const facts = Object.entries(domainFacts(domain)).filter(([, value]) => value !== null);
  return <DetailList details={Object.fromEntries(facts)} />;
}

/** Lists existing DNS records that conflict with the required ones. */
function Conflicts({ conflicts }: { conflicts: Domain['conflicts'] }) {
  const { t } = useLingui();
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="red" title={t`Delete these records: they lead elsewhere`}>
      <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5 }}>
        {conflicts.map(({ type, name, value }) => (
          <li key={`${type} ${value}`}>
            <Trans>
              {type} record of {name} with the value <code>{value}</code>
            </Trans>{' '}
            <CopyButton text={value} label={t`Copy ${value}`} />
          </li>
        ))}
      </Typography>
    </Notice>
  );
}

export function DomainCard({ domain }: { domain: Domain }) {
  return (
    <Panel title={domain.displayName} actions={<Statuses domain={domain} />}>
      <Stack spacing={2.5}>
        <Notices domain={domain} />
        {!domain.liveAt && <SetUpSteps steps={domain.steps} />}
        <Conflicts conflicts={domain.conflicts} />
        <RecordList domain={domain} />
        <DomainFacts domain={domain} />
        <DomainActions domain={domain} />
      </Stack>
    </Panel>
  );
}

function Statuses({ domain: { dnsStatus, certificateStatus, isPrimary } }: { domain: Domain }) {
  const { t } = useLingui();
  const [dns, certificate] = [dnsLabels[dnsStatus], certificateLabels[certificateStatus]];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {isPrimary && <StatusBadge tone="blue">{t`Primary`}</StatusBadge>}
      <StatusBadge tone={dns.tone}>{t(dns.badge)}</StatusBadge>
      <StatusBadge tone={certificate.tone}>{t(certificate.badge)}</StatusBadge>
    </Box>
  );
}

function Notices({ domain: { problem, lastCheckError, hints } }: { domain: Domain }) {
  const { t } = useLingui();
  return (
    <>
      {problem && <Notice tone="red" title={problem} />}
      {lastCheckError && (
        <Notice tone="amber" title={t`The last check could not be made`}>
          {t`${lastCheckError} Nothing has changed by it, and we try again by ourselves.`}
        </Notice>
      )}
      {hints.length > 0 && (
        <Notice tone="amber" title={t`What helps`}>
          {hints.map((hint) => (
            <span key={hint}>{hint}</span>
          ))}
        </Notice>
      )}
    </>
  );
}
