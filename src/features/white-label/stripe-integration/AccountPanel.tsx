import type { ReactNode } from 'react';
import { countryName } from '@/lib/countryName';
import { formatDate } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/stripe-integration';
import type { Integration } from './stripeIntegrationApi';

const onOrOff = (isOn: boolean): ReactNode => (
  <StatusBadge tone={isOn ? 'green' : 'red'}>{isOn ? texts.on : texts.off}</StatusBadge>
);

const connectedWords = ({ connectedAt, connectedByName }: Integration): string | null => {
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
  [texts.payments]: onOrOff(integration.chargesEnabled),
  [texts.payouts]: onOrOff(integration.payoutsEnabled),
  [texts.connected]: connectedWords(integration),
});

export function AccountPanel({ integration }: { integration: Integration }) {
  const known = Object.entries(detailsOf(integration)).filter(([, value]) => value !== null);

  return (
    <Panel title={texts.yourAccount}>
      <DetailList details={Object.fromEntries(known)} />
    </Panel>
  );
}
