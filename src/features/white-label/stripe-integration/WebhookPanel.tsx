import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import type { WebhookStatus } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { DetailList } from '@/ui/DetailList';
import { Panel } from '@/ui/Panel';
import { StatusBadge, type BadgeTone } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/stripe-integration';
import type { Integration } from './stripeIntegrationApi';

const labels: Readonly<Record<WebhookStatus, { badge: string; tone: BadgeTone; text: string }>> = {
  Healthy: { badge: texts.healthy, tone: 'green', text: texts.whatStripeTellsUsOfArrives },
  Failing: {
    badge: texts.failing,
    tone: 'red',
    text: texts.someOfWhatStripeToldUs,
  },
  Missing: {
    badge: texts.noneYet,
    tone: 'gray',
    text: texts.stripeHasToldUsOfNothing,
  },
};

/** Shows whether the provider's webhooks arrive and are processed. */
export function WebhookPanel({ integration: { provider, webhooks } }: { integration: Integration }) {
  // The sandbox runs inside the server and sends no webhooks.
  if (provider === 'Sandbox') return null;
  const { badge, tone, text } = labels[webhooks.status];

  return (
    <Panel title={texts.messagesFromStripe} actions={<StatusBadge tone={tone}>{badge}</StatusBadge>}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{text}</Typography>
        {webhooks.status !== 'Missing' && <DetailList details={detailsOf(webhooks)} />}
      </Stack>
    </Panel>
  );
}

function detailsOf(webhooks: Integration['webhooks']): Record<string, string> {
  const { lastEventAt, lastEventType, received, failed, lastFailure } = webhooks;
  return {
    ...(lastEventAt && { [texts.lastOne]: `${formatDate(lastEventAt, 'dateTime')} (${lastEventType})` }),
    [texts.last24Hours]: texts.messageFailed(received, failed),
    ...(lastFailure && { [texts.lastFailure]: lastFailure }),
  };
}
