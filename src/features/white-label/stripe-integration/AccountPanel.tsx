import type { ReactNode } from 'react';
import { countryName } from '@/lib/countryName';
import { formatDate } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/stripe-integration';
import type { Integration } from './stripeIntegrationApi';

const onOffBadge = (isOn: boolean): ReactNode => (
  <StatusBadge tone={isOn ? 'green' : 'red'}>{isOn ? texts.on : texts.off}</StatusBadge>
);

const connectedText = ({ connectedAt, connectedByName }: Integration): string | null => {
  if (!connectedAt) return null;
  return `${formatDate(connectedAt)}${connectedByName ? texts.by(connectedByName) : ''}`;
};

const detailsOf = (integration: Integration): Record<string, ReactNode> => ({
  [texts.account]: (
    <>
      <code>{integration.accountReference}</code>{' '}
      <CopyButton text={integration.accountReference ?? ''} label={texts.copyTheAccountId} />
    </>
  ),
  [texts.business]: integration.businessName,
  [texts.onBankStatements]: integration.statementDescriptor,
  [texts.country]: integration.country && countryName(integration.country),
  [texts.defaultCurrency]: integration.defaultCurrency,
  [texts.payments]: onOffBadge(integration.chargesEnabled),
  [texts.payouts]: onOffBadge(integration.payoutsEnabled),
  [texts.connected]: connectedText(integration),
});

export function AccountPanel({ integration }: { integration: Integration }) {
  const details = Object.entries(detailsOf(integration)).filter(([, value]) => value !== null);

  return (
    <Panel title={texts.yourAccount}>
      <DetailList details={Object.fromEntries(details)} />
    </Panel>
  );
}
