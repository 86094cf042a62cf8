import Box from '@mui/material/Box';
import type { DeploymentStep } from '@/state/operator';
import { visuallyHidden } from '@/ui/visuallyHidden';
import * as texts from '@/texts/deployments';
import { stepStatusLabels, stepLabels, formatDuration } from './deploymentLabels';

const statusSymbols: Readonly<Record<DeploymentStep['status'], string>> = {
  Waiting: '○',
  Running: '●',
  Succeeded: '✓',
  Failed: '✕',
  Skipped: '–',
};

const listSx = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, typography: 'body2' } as const;

export function StepList({ steps }: { steps: readonly DeploymentStep[] }) {
  return (
    <Box component="ol" aria-label={texts.steps} sx={listSx}>
      {steps.map(({ name, status, message, startedAt, finishedAt }) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}>
          <Box component="span" aria-hidden sx={{ width: 16, color: 'text.secondary', flex: 'none' }}>
            {statusSymbols[status]}
          </Box>
          <span>
            {stepLabels[name]}
            <Box component="span" sx={visuallyHidden}>{`: ${stepStatusLabels[status]}`}</Box>
            {message && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' · '}
                {message}
              </Box>
            )}
          </span>
          <Box component="span" sx={{ ml: 'auto', color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {formatDuration(startedAt, finishedAt)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
