import type { ReactNode } from 'react';
import { countryName } from '@/lib/countryName';
import { formatDate } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import type { Integration } from './stripeIntegrationApi';

const onOrOff = (isOn: boolean): ReactNode => (
  <StatusBadge tone={isOn ? 'green' : 'red'}>{isOn ? 'On' : 'Off'}</StatusBadge>
);

const connectedWords = ({ connectedAt, connectedByName }: Integration): string | null => {
  if (!connectedAt) return null;
  return `${formatDate(connectedAt)}${connectedByName ? ` by ${connectedByName}` : ''}`;
};

const detailsOf = (integration: Integration): Record<string, ReactNode> => ({
  Account: (
    <>
      <code>{integration.accountReference}</code>{' '}
      <CopyButton text={integration.accountReference ?? ''} label="Copy the account id" />
    </>
  ),
  Business: integration.businessName,
  'On bank statements': integration.statementDescriptor,
  Country: integration.country && countryName(integration.country),
  'Default currency': integration.defaultCurrency,
  Payments: onOrOff(integration.chargesEnabled),
  Payouts: onOrOff(integration.payoutsEnabled),
  Connected: connectedWords(integration),
});

export function AccountPanel({ integration }: { integration: Integration }) {
  const known = Object.entries(detailsOf(integration)).filter(([, value]) => value !== null);

  return (
    <Panel title="Your account">
      <DetailList details={Object.fromEntries(known)} />
    </Panel>
  );
}
