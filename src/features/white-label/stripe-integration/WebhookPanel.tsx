import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import type { WebhookStatus } from '@/api/schema.generated';
import { formatCount, formatDate } from '@/lib/format';
import { DetailList } from '@/ui/DetailList';
import { Panel } from '@/ui/Panel';
import { StatusBadge, type BadgeTone } from '@/ui/StatusBadge';
import type { Integration } from './stripeIntegrationApi';

const words: Readonly<Record<WebhookStatus, { badge: string; tone: BadgeTone; text: string }>> = {
  Healthy: { badge: 'Healthy', tone: 'green', text: 'What Stripe tells us of arrives, and is worked off.' },
  Failing: {
    badge: 'Failing',
    tone: 'red',
    text: 'Some of what Stripe told us of could not be worked off. It is tried again by itself; payments may show late meanwhile.',
  },
  Missing: {
    badge: 'None yet',
    tone: 'gray',
    text: 'Stripe has told us of nothing yet. After the first payment it should; if it stays silent, payments show late.',
  },
};

/** Whether what the provider tells of reaches us. */
export function WebhookPanel({ integration: { provider, webhooks } }: { integration: Integration }) {
  // The sandbox sends nothing: its payments are ours from the start.
  if (provider === 'Sandbox') return null;
  const { badge, tone, text } = words[webhooks.status];

  return (
    <Panel title="Messages from Stripe" actions={<StatusBadge tone={tone}>{badge}</StatusBadge>}>
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
    ...(lastEventAt && { 'Last one': `${formatDate(lastEventAt, 'dateTime')} (${lastEventType})` }),
    'Last 24 hours': `${formatCount(received, 'message')}, ${failed} failed`,
    ...(lastFailure && { 'Last failure': lastFailure }),
  };
}
