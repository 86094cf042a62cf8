import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { countryName } from '@/lib/countryName';
import { formatDate, formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { PaymentStatusBadge } from '@/ui/payments/PaymentStatusBadge';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/clients/list';
import { ClientStatusBadge } from '../ClientStatusBadge';
import type { GetClientsQuery } from '../clients.generated';
import { clientSources } from '../clientSources';
import type { ColumnWord } from './columnWords';

export type ListedClient = GetClientsQuery['clients']['items'][number];

const nothing = '–';
const mostTags = 3;
const badgesSx = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;

const day = (time: string | null): string => (time ? formatDate(time) : nothing);

const sum = ({ money }: ListedClient, field: 'mrr' | 'lifetimeValue'): string =>
  money?.[field] ? formatMoney(money[field], money.currency) : nothing;

function Status({ client: { status, deactivation } }: { client: ListedClient }) {
  return (
    <Box component="span" sx={badgesSx}>
      <ClientStatusBadge status={status} />
      {deactivation?.isScheduled && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {texts.leaves(formatDate(deactivation.at))}
        </Box>
      )}
    </Box>
  );
}

function Plan({ client: { plan, isPlanOpen } }: { client: ListedClient }) {
  if (!plan) return nothing;
  return (
    <Box component="span" sx={badgesSx}>
      {plan.name}
      {!isPlanOpen && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {texts.opensOncePaid}
        </Box>
      )}
    </Box>
  );
}

function LastPayment({ client: { money } }: { client: ListedClient }) {
  if (!money?.lastPaymentAt) return nothing;
  return (
    <Box component="span" sx={badgesSx}>
      {formatDate(money.lastPaymentAt)}
      {money.lastPaymentStatus && money.lastPaymentStatus !== 'Succeeded' && (
        <PaymentStatusBadge status={money.lastPaymentStatus} />
      )}
    </Box>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return nothing;
  const rest = tags.slice(mostTags);
  return (
    <Box component="span" sx={badgesSx}>
      {tags.slice(0, mostTags).map((tag) => (
        <StatusBadge key={tag} tone="gray">
          {tag}
        </StatusBadge>
      ))}
      {rest.length > 0 && <span title={rest.join(', ')}>+{rest.length}</span>}
    </Box>
  );
}

const cells: Readonly<Record<Exclude<ColumnWord, 'name'>, (client: ListedClient) => ReactNode>> = {
  status: (client) => <Status client={client} />,
  plan: (client) => <Plan client={client} />,
  mrr: (client) => sum(client, 'mrr'),
  payment: (client) => <LastPayment client={client} />,
  created: ({ createdAt }) => day(createdAt),
  number: ({ number }) => formatNumber(number),
  phone: ({ phone }) => phone ?? nothing,
  country: ({ country }) => (country ? countryName(country) : nothing),
  trial: ({ trialEndsAt }) => day(trialEndsAt),
  renewal: ({ nextRenewalAt }) => day(nextRenewalAt),
  lifetime: (client) => sum(client, 'lifetimeValue'),
  login: ({ lastLoginAt }) => (lastLoginAt ? formatDate(lastLoginAt) : texts.never),
  tags: ({ tags }) => <Tags tags={tags} />,
  source: ({ source }) => clientSources[source],
  updated: ({ updatedAt }) => day(updatedAt),
};

interface ClientCellProps {
  client: ListedClient;
  word: ColumnWord;
}

/** What a column says of a client; the name has a cell of its own. */
export function ClientCell({ client, word }: ClientCellProps) {
  return word === 'name' ? client.name : cells[word](client);
}
