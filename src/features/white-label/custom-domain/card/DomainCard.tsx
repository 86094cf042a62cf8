import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatDate } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { type Detail, DetailList } from '@/ui/DetailList';
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
  Added: msg`Add domain`,
  Dns: msg`Verify DNS records`,
  Certificate: msg`Issue certificate`,
  Live: msg`Go live`,
};

const statuses: Readonly<Record<DeploymentStepStatus, { label: MessageDescriptor; tone: BadgeTone }>> = {
  Waiting: { label: msg`Pending`, tone: 'gray' },
  Running: { label: msg`In progress`, tone: 'blue' },
  Succeeded: { label: msg({ message: 'Done', context: 'status' }), tone: 'green' },
  Failed: { label: msg`Timed out`, tone: 'amber' },
  Skipped: { label: msg`Pending`, tone: 'gray' },
};

function stepText(name: DeploymentStepName): string {
  const label = stepNames[name];
  return label ? i18n._(label) : name;
}

function stepTime({ status, startedAt, finishedAt }: Step): string | null {
  if (finishedAt) return formatDate(finishedAt, 'dateTime');
  return status === 'Running' && startedAt ? t`Since ${{ date: formatDate(startedAt, 'dateTime') }}` : null;
}

function SetUpSteps({ steps }: { steps: Domain['steps'] }) {
  const { t } = useLingui();
  if (steps.length === 0) return null;
  return (
    <Box component="ol" aria-label={t`Setup steps`} sx={listSx}>
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
  if (!nextCheckAt) return t`Not scheduled. Select “Check now” to start again.`;
  const next = formatDate(nextCheckAt, 'dateTime');
  return verificationDeadline && !liveAt
    ? t`${next}, repeated until ${{ date: formatDate(verificationDeadline) }}`
    : next;
}

function instructionsSentText({ instructionsSentTo, instructionsSentAt }: Domain): string | null {
  if (!instructionsSentTo || !instructionsSentAt) return null;
  return t`Sent to ${instructionsSentTo} on ${{ date: formatDate(instructionsSentAt, 'dateTime') }}`;
}

function domainFacts(domain: Domain): Detail[] {
  const { hostname, displayName, liveAt, certificateExpiresAt, lastCheckedAt, addedByName, createdAt } =
    domain;
  const date = formatDate(createdAt);
  return [
    { label: t`DNS name`, value: hostname === displayName ? null : <code>{hostname}</code> },
    {
      label: t`URL`,
      value: liveAt && (
        <>
          <a href={`https://${hostname}`} target="_blank" rel="noreferrer">
            <bdi>{`https://${displayName}`}</bdi>
          </a>{' '}
          <CopyButton text={`https://${hostname}`} label={t`Copy URL`} />
        </>
      ),
    },
    { label: t`Live since`, value: liveAt && formatDate(liveAt, 'dateTime') },
    { label: t`Certificate expires`, value: certificateExpiresAt && formatDate(certificateExpiresAt) },
    { label: t`Last checked`, value: lastCheckedAt ? formatDate(lastCheckedAt, 'dateTime') : t`Never` },
    { label: t`Next check`, value: nextCheckText(domain) },
    { label: t`Instructions`, value: instructionsSentText(domain) },
    {
      label: t({ message: 'Added', context: 'date' }),
      value: addedByName ? t`${date} by ${addedByName}` : date,
    },
  ];
}

const DomainFacts = ({ domain }: { domain: Domain }) => <DetailList details={domainFacts(domain)} />;

/** Lists existing DNS records that conflict with the required ones. */
function Conflicts({ conflicts }: { conflicts: Domain['conflicts'] }) {
  const { t } = useLingui();
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="red" title={t`Delete these conflicting DNS records`}>
      <Typography component="ul" variant="body2" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {conflicts.map(({ type, name, value }) => (
          <li key={`${type} ${value}`}>
            <Trans>
              {type} record for {name} with the value <code>{value}</code>
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
        <Notice tone="amber" title={t`The last check failed`}>
          {t({
            message: `${lastCheckError} Nothing has changed, and we keep checking automatically.`,
            comment: '{lastCheckError} is a sentence',
          })}
        </Notice>
      )}
      {hints.length > 0 && (
        <Notice tone="amber" title={t`How to fix this`}>
          {hints.map((hint) => (
            <span key={hint}>{hint}</span>
          ))}
        </Notice>
      )}
    </>
  );
}
