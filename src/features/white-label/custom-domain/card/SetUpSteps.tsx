import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeploymentStepName, DeploymentStepStatus } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { StatusBadge, type BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/custom-domain/card';
import type { Domain } from '../customDomainApi';

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

export function SetUpSteps({ steps }: { steps: Domain['steps'] }) {
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
