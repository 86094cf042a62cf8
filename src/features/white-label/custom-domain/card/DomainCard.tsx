import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/white-label/custom-domain/card';
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

const stepNames: Partial<Record<DeploymentStepName, string>> = {
  Added: texts.added,
  Dns: texts.recordsFound,
  Certificate: texts.certificateIssued,
  Live: texts.works,
};

const statuses: Readonly<Record<DeploymentStepStatus, { label: string; tone: BadgeTone }>> = {
  Waiting: { label: texts.toCome, tone: 'gray' },
  Running: { label: texts.underWay, tone: 'blue' },
  Succeeded: { label: texts.done, tone: 'green' },
  Failed: { label: texts.notInTime, tone: 'amber' },
  Skipped: { label: texts.toCome, tone: 'gray' },
};

function stepTime({ status, startedAt, finishedAt }: Step): string | null {
  if (finishedAt) return formatDate(finishedAt, 'dateTime');
  return status === 'Running' && startedAt ? texts.since(formatDate(startedAt, 'dateTime')) : null;
}

function SetUpSteps({ steps }: { steps: Domain['steps'] }) {
  if (steps.length === 0) return null;
  return (
    <Box component="ol" aria-label={texts.steps} sx={listSx}>
      {steps.map((step) => (
        <Box component="li" key={step.name} sx={{ display: 'grid', gap: 0.25, alignContent: 'start' }}>
          <span>
            <StatusBadge tone={statuses[step.status].tone}>{statuses[step.status].label}</StatusBadge>
          </span>
          <Typography variant="subtitle2" component="span">
            {stepNames[step.name] ?? step.name}
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
  if (!nextCheckAt) return texts.noneCheckItByHand;
  const next = formatDate(nextCheckAt, 'dateTime');
  return verificationDeadline && !liveAt ? texts.andOnUntil(next, formatDate(verificationDeadline)) : next;
}

function instructionsSentText({ instructionsSentTo, instructionsSentAt }: Domain): string | null {
  if (!instructionsSentTo || !instructionsSentAt) return null;
  return `${instructionsSentTo}, ${formatDate(instructionsSentAt, 'dateTime')}`;
}

function domainFacts(domain: Domain): Record<string, ReactNode> {
  const { hostname, displayName, liveAt, certificateExpiresAt, lastCheckedAt, addedByName, createdAt } =
    domain;
  return {
    [texts.inTheDns]: hostname === displayName ? null : <code>{hostname}</code>,
    [texts.address]: liveAt && (
      <>
        <a href={`https://${hostname}`} target="_blank" rel="noreferrer">
          {texts.https(displayName)}
        </a>{' '}
        <CopyButton text={`https://${hostname}`} label={texts.copyTheAddress} />
      </>
    ),
    [texts.worksSince]: liveAt && formatDate(liveAt, 'dateTime'),
    [texts.certificateUntil]: certificateExpiresAt && formatDate(certificateExpiresAt),
    [texts.lastCheck]: lastCheckedAt ? formatDate(lastCheckedAt, 'dateTime') : texts.noneYet,
    [texts.nextCheck]: nextCheckText(domain),
    [texts.instructionsSent]: instructionsSentText(domain),
    [texts.added]: `${formatDate(createdAt)}${addedByName ? texts.by(addedByName) : ''}`,
  };
}

function DomainFacts({ domain }: { domain: Domain }) {
  const facts = Object.entries(domainFacts(domain)).filter(([, value]) => value !== null);
  return <DetailList details={Object.fromEntries(facts)} />;
}

/** Lists existing DNS records that conflict with the required ones. */
function Conflicts({ conflicts }: { conflicts: Domain['conflicts'] }) {
  if (conflicts.length === 0) return null;
  return (
    <Notice tone="red" title={texts.deleteTheseRecordsTheyLead}>
      <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2.5 }}>
        {conflicts.map(({ type, name, value }) => (
          <li key={`${type} ${value}`}>
            {texts.recordOfWithTheValue(type, name, <code>{value}</code>)}
            <CopyButton text={value} label={texts.copy(value)} />
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
  const [dns, certificate] = [dnsLabels[dnsStatus], certificateLabels[certificateStatus]];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {isPrimary && <StatusBadge tone="blue">{texts.primary}</StatusBadge>}
      <StatusBadge tone={dns.tone}>{dns.badge}</StatusBadge>
      <StatusBadge tone={certificate.tone}>{certificate.badge}</StatusBadge>
    </Box>
  );
}

function Notices({ domain: { problem, lastCheckError, hints } }: { domain: Domain }) {
  return (
    <>
      {problem && <Notice tone="red" title={problem} />}
      {lastCheckError && (
        <Notice tone="amber" title={texts.theLastCheckCouldNot}>
          {texts.nothingHasChanged(lastCheckError)}
        </Notice>
      )}
      {hints.length > 0 && (
        <Notice tone="amber" title={texts.whatHelps}>
          {hints.map((hint) => (
            <span key={hint}>{hint}</span>
          ))}
        </Notice>
      )}
    </>
  );
}
