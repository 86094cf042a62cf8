import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/stripe-integration';
import { CheckStatus } from './CheckStatus';
import { NextStep } from './NextStep';
import { Requirements } from './Requirements';
import { stateLabels } from './stateLabels';
import type { Integration } from './stripeIntegrationApi';

export function StatePanel({ integration }: { integration: Integration }) {
  const { badge, tone, title, text } = stateLabels[integration.state];

  return (
    <Panel title={title(integration)} actions={<StatusBadge tone={tone}>{badge}</StatusBadge>}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{text(integration)}</Typography>
        <Requirements
          title={texts.whatIsNeeded}
          deadline={integration.currentDeadline}
          requirements={integration.requirements}
        />
        <Requirements title={texts.whatIsBeingLooked} requirements={integration.pendingVerification} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <NextStep integration={integration} />
          <CheckStatus integration={integration} />
        </Box>
      </Stack>
    </Panel>
  );
}
