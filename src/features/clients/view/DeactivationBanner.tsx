import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { deactivationReasonLabels } from '@/texts/clients/deactivate';
import * as texts from '@/texts/clients/view';
import { TransitionDialog } from '../transitions/TransitionDialog';
import { useClientTransitions } from '../transitions/useClientTransitions';
import type { ViewedClient } from '../clientViewApi';

type Deactivation = NonNullable<ViewedClient['deactivation']>;

function detailLines({ reason, note, by }: Deactivation): string[] {
  return [
    ...(reason ? [texts.reason(deactivationReasonLabels[reason])] : []),
    ...(note ? [texts.note(note)] : []),
    ...(by ? [texts.by(by)] : []),
  ];
}

export function DeactivationBanner({ client }: { client: ViewedClient }) {
  const [isConfirming, setConfirming] = useState(false);
  const { transition, isTransitioning } = useClientTransitions();
  const { deactivation } = client;
  if (!deactivation) return null;
  const { isScheduled, at } = deactivation;

  return (
    <Box
      component="section"
      aria-label={texts.deactivation}
      sx={({ palette }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        px: 2.5,
        py: 1.75,
        borderRadius: 1.5,
        bgcolor: palette.tones[isScheduled ? 'amber' : 'gray'].soft,
      })}
    >
      <Box sx={{ minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' }}>
        <Typography variant="subtitle1">
          {isScheduled ? texts.willBeDeactivated(formatDate(at)) : texts.deactivatedOn(formatDate(at))}
        </Typography>
        {detailLines(deactivation).map((line) => (
          <Typography key={line} variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {line}
          </Typography>
        ))}
      </Box>
      {isScheduled ? (
        <Button
          size={2}
          isLoading={isTransitioning}
          onClick={() => void transition('cancelDeactivation', client)}
        >
          {texts.cancelTheDeactivation}
        </Button>
      ) : (
        <Button size={2} onClick={() => setConfirming(true)}>
          {texts.reactivate}
        </Button>
      )}
      {isConfirming && (
        <TransitionDialog transition="reactivate" client={client} onClose={() => setConfirming(false)} />
      )}
    </Box>
  );
}
