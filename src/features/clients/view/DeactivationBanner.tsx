import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { deactivationReasons } from '../deactivate/deactivationReasons';
import { MoveDialog } from '../moves/MoveDialog';
import { useClientMoves } from '../moves/useClientMoves';
import type { ViewedClient } from './viewedClient';

type Deactivation = NonNullable<ViewedClient['deactivation']>;

function linesOf({ reason, note, by }: Deactivation): string[] {
  return [
    ...(reason ? [`Reason: ${deactivationReasons[reason]}.`] : []),
    ...(note ? [`Note: ${note}`] : []),
    ...(by ? [`By ${by}.`] : []),
  ];
}

/** Stands over a client who is deactivated, or will be, with the way back. */
export function DeactivationBanner({ client }: { client: ViewedClient }) {
  const [isAsking, setAsking] = useState(false);
  const { move, isMoving } = useClientMoves();
  const { deactivation } = client;
  if (!deactivation) return null;
  const { isScheduled, at } = deactivation;

  return (
    <Box
      component="section"
      aria-label="Deactivation"
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
          {isScheduled ? `Will be deactivated on ${formatDate(at)}` : `Deactivated on ${formatDate(at)}`}
        </Typography>
        {linesOf(deactivation).map((line) => (
          <Typography key={line} variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
            {line}
          </Typography>
        ))}
      </Box>
      {isScheduled ? (
        <Button size={2} isLoading={isMoving} onClick={() => void move('cancelDeactivation', client)}>
          Cancel the deactivation
        </Button>
      ) : (
        <Button size={2} onClick={() => setAsking(true)}>
          Reactivate
        </Button>
      )}
      {isAsking && <MoveDialog move="reactivate" client={client} onClose={() => setAsking(false)} />}
    </Box>
  );
}
