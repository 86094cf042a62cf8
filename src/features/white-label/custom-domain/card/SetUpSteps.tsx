import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { DeploymentStepName, DeploymentStepStatus } from '@/api/schema.generated';
import { formatDate } from '@/lib/format';
import { StatusBadge, type BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/custom-domain/card';
import type { Domain } from '../customDomainApi';

type Step = Domain['steps'][number];

const names: Partial<Record<DeploymentStepName, string>> = {
  Added: texts.added,
  Dns: texts.recordsFound,
  Certificate: texts.certificateIssued,
  Live: texts.works,
};

const statuses: Readonly<Record<DeploymentStepStatus, { word: string; tone: BadgeTone }>> = {
  Waiting: { word: texts.toCome, tone: 'gray' },
  Running: { word: texts.underWay, tone: 'blue' },
  Succeeded: { word: texts.done, tone: 'green' },
  Failed: { word: texts.notInTime, tone: 'amber' },
  Skipped: { word: texts.toCome, tone: 'gray' },
};

function timeOf({ status, startedAt, finishedAt }: Step): string | null {
  if (finishedAt) return formatDate(finishedAt, 'dateTime');
  return status === 'Running' && startedAt ? texts.since(formatDate(startedAt, 'dateTime')) : null;
}

/** How far setting it up has come, with times. */
export function SetUpSteps({ steps }: { steps: Domain['steps'] }) {
  if (steps.length === 0) return null;
  return (
    <Box component="ol" aria-label={texts.steps} sx={listSx}>
      {steps.map((step) => (
        <Box component="li" key={step.name} sx={{ display: 'grid', gap: 0.25, alignContent: 'start' }}>
          <span>
            <StatusBadge tone={statuses[step.status].tone}>{statuses[step.status].word}</StatusBadge>
          </span>
          <Typography variant="subtitle2" component="span">
            {names[step.name] ?? step.name}
          </Typography>
          <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
            {timeOf(step)}
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
