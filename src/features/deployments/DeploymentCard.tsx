import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/deployments';
import { ChangeList } from './ChangeList';
import type { Deployment } from './deploymentsApi';
import { kindLabels, statusBadges, formatDuration, triggerLabels } from './deploymentLabels';
import { StepList } from './StepList';

interface DeploymentCardProps {
  deployment: Deployment;
  currency: string;
  onCancel: () => void;
  onRetry: () => void;
  onRollBack: () => void;
}

function byline({ kind, trigger, requestedByName, createdAt, startedAt, finishedAt }: Deployment): string {
  const triggerText = kind === 'CustomDomain' && trigger === 'Manual' ? texts.added : triggerLabels[trigger];
  const duration = formatDuration(startedAt ?? null, finishedAt ?? null);
  return texts.byline(triggerText, requestedByName || null, formatDate(createdAt, 'dateTime'), duration);
}

export function DeploymentCard({ deployment, currency, onCancel, onRetry, onRollBack }: DeploymentCardProps) {
  const { kind, status, note, error, changes, steps, isPublished } = deployment;
  const { canCancel, canRetry, canRollBack } = deployment;
  const [areChangesShown, setChangesShown] = useState(false);

  return (
    <Panel>
      <Stack spacing={1.5}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h3" component="h2">
            {kindLabels[kind]}
          </Typography>
          <StatusBadge tone={statusBadges[status].tone}>{statusBadges[status].label}</StatusBadge>
          {isPublished && <StatusBadge tone="blue">{texts.clientsSeeThis}</StatusBadge>}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {byline(deployment)}
          {note && <Box component="span" sx={{ display: 'block', color: 'text.primary' }}>{`“${note}”`}</Box>}
        </Typography>
        {error && (
          <Notice tone="red" title={texts.itDidNotGoThrough}>
            {error}
          </Notice>
        )}
        <StepList steps={steps} />
        {areChangesShown && <ChangeList changes={changes} currency={currency} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {changes.length > 0 && (
            <Button
              size={2}
              variant="soft"
              color="gray"
              aria-expanded={areChangesShown}
              onClick={() => setChangesShown(!areChangesShown)}
            >
              {areChangesShown ? texts.hideTheChanges : texts.showChange(changes.length)}
            </Button>
          )}
          {canCancel && (
            <Button size={2} variant="soft" color="gray" onClick={onCancel}>
              {texts.cancel}
            </Button>
          )}
          {canRetry && (
            <Button size={2} variant="soft" onClick={onRetry}>
              {texts.tryAgain}
            </Button>
          )}
          {canRollBack && (
            <Button size={2} variant="soft" color="gray" onClick={onRollBack} aria-haspopup="dialog">
              {texts.rollBackToThis}
            </Button>
          )}
        </Box>
      </Stack>
    </Panel>
  );
}
