import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import type { WebhookStatus } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { type Detail, DetailList } from '@/ui/DetailList';
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
    text: msg`Stripe events arrive and are processed.`,
  },
  Failing: {
    badge: msg`Failing`,
    tone: 'red',
    text: msg`Some Stripe events couldn’t be processed. We retry them automatically. Payments can appear late until then.`,
  },
  Missing: {
    badge: msg`No events yet`,
    tone: 'gray',
    text: msg`Stripe sends the first event after the first payment. Without events, payments appear late.`,
  },
};

/** Shows whether the provider's webhooks arrive and are processed. */
export function WebhookPanel({ integration: { provider, webhooks } }: { integration: Integration }) {
  const { t } = useLingui();
  // The sandbox runs inside the server and sends no webhooks.
  if (provider === 'Sandbox') return null;
  const { badge, tone, text } = labels[webhooks.status];

  return (
    <Panel title={t`Stripe events`} actions={<StatusBadge tone={tone}>{t(badge)}</StatusBadge>}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{t(text)}</Typography>
        {webhooks.status !== 'Missing' && <DetailList details={detailsOf(webhooks)} />}
      </Stack>
    </Panel>
  );
}

function detailsOf(webhooks: Integration['webhooks']): Detail[] {
  const { lastEventAt, lastEventType, received, failed, lastFailure } = webhooks;
  return [
    {
      label: t`Last event`,
      value: lastEventAt && `${formatDate(lastEventAt, 'dateTime')} (${lastEventType})`,
    },
    {
      label: t`Last 24 hours`,
      value: t`${plural(received, { one: `# event, ${failed} failed`, other: `# events, ${failed} failed` })}`,
    },
    { label: t`Last failure`, value: lastFailure },
  ];
}
