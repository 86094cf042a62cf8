import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { deactivationReasonLabels } from '../deactivate/deactivationReasons';
import { TransitionDialog } from '../transitions/TransitionDialog';
import { useClientTransitions } from '../transitions/useClientTransitions';
import type { ViewedClient } from '../clientViewApi';

type Deactivation = NonNullable<ViewedClient['deactivation']>;

function detailLines({ reason, note, by }: Deactivation): string[] {
  return [
    ...(reason ? [t`Reason: ${{ reason: i18n._(deactivationReasonLabels[reason]) }}`] : []),
    ...(note ? [t`Note: ${note}`] : []),
    ...(by ? [t({ message: `By ${by}`, comment: 'The operator who deactivated the client' })] : []),
  ];
}

export function DeactivationBanner({ client }: { client: ViewedClient }) {
  const { t } = useLingui();
  const [isConfirming, setConfirming] = useState(false);
  const { transition, isTransitioning } = useClientTransitions();
  const { deactivation } = client;
  if (!deactivation) return null;
  const { isScheduled, at } = deactivation;

  return (
    <Box
      component="section"
      aria-label={t`Deactivation`}
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
          {isScheduled
            ? t`Deactivation scheduled for ${{ date: formatDate(at) }}`
            : t`Deactivated on ${{ date: formatDate(at) }}`}
        </Typography>
        {detailLines(deactivation).map((line, index) => (
          <Typography key={index} variant="body2" sx={{ whiteSpace: 'pre-wrap' }}>
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
          {t`Cancel deactivation`}
        </Button>
      ) : (
        <Button size={2} onClick={() => setConfirming(true)}>
          {t`Reactivate`}
        </Button>
      )}
      {isConfirming && (
        <TransitionDialog transition="reactivate" client={client} onClose={() => setConfirming(false)} />
      )}
    </Box>
  );
}
