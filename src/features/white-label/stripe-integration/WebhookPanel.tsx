import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import type { WebhookStatus } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { DetailList } from '@/ui/DetailList';
import { Panel } from '@/ui/Panel';
import { StatusBadge, type BadgeTone } from '@/ui/StatusBadge';
import type { Integration } from './stripeIntegrationApi';

interface WebhookLabels {
  badge: MessageDescriptor;
  tone: BadgeTone;
  text: MessageDescriptor;
}

const labels: Readonly<Record<WebhookStatus, WebhookLabels>> = {
  Healthy: {
    badge: msg`Healthy`,
    tone: 'green',
    text: msg`What Stripe tells us of arrives, and is worked off.`,
  },
  Failing: {
    badge: msg`Failing`,
    tone: 'red',
    text: msg`Some Stripe events could not be processed. We retry them automatically. Payments may appear late until then.`,
  },
  Missing: {
    badge: msg`None yet`,
    tone: 'gray',
    text: msg`Stripe has told us of nothing yet. After the first payment it should; if it stays silent, payments show late.`,
  },
};

/** Shows whether the provider's webhooks arrive and are processed. */
export function WebhookPanel({ integration: { provider, webhooks } }: { integration: Integration }) {
  const { t } = useLingui();
  // The sandbox runs inside the server and sends no webhooks.
  if (provider === 'Sandbox') return null;
  const { badge, tone, text } = labels[webhooks.status];

  return (
    <Panel title={t`Messages from Stripe`} actions={<StatusBadge tone={tone}>{t(badge)}</StatusBadge>}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{t(text)}</Typography>
        {webhooks.status !== 'Missing' && <DetailList details={detailsOf(webhooks)} />}
      </Stack>
    </Panel>
  );
}

function detailsOf(webhooks: Integration['webhooks']): Record<string, string> {
  const { lastEventAt, lastEventType, received, failed, lastFailure } = webhooks;
  return {
    ...(lastEventAt && { [t`Last one`]: `${formatDate(lastEventAt, 'dateTime')} (${lastEventType})` }),
    [t`Last 24 hours`]: t`${plural(received, { one: `# message, ${failed} failed`, other: `# messages, ${failed} failed` })}`,
    ...(lastFailure && { [t`Last failure`]: lastFailure }),
  };
}
