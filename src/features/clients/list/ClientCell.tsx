import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { countryName } from '@/lib/countryName';
import { formatDate, formatNumber } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { PaymentStatusBadge } from '@/ui/payments/PaymentStatusBadge';
import { StatusBadge } from '@/ui/StatusBadge';
import { clientSourceLabels } from '@/texts/clients';
import * as texts from '@/texts/clients/list';
import { ClientStatusBadge } from '../ClientStatusBadge';
import {
  isTextColumn,
  textFieldOf,
  type ColumnKey,
  type ListedClient,
  type TextColumn,
} from './columnDefinitions';

const emptyValue = '–';
const maxShownTags = 3;
const badgesSx = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;

const dateText = (time: string | null): string => (time ? formatDate(time) : emptyValue);

const moneyText = ({ money }: ListedClient, field: 'mrr' | 'lifetimeValue'): string =>
  money?.[field] ? formatMoney(money[field], money.currency) : emptyValue;

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

function Plan({ client: { plan, hasPlanAccess } }: { client: ListedClient }) {
  if (!plan) return emptyValue;
  return (
    <Box component="span" sx={badgesSx}>
      {plan.name}
      {!hasPlanAccess && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {texts.opensOncePaid}
        </Box>
      )}
    </Box>
  );
}

function LastPayment({ client: { money } }: { client: ListedClient }) {
  if (!money?.lastPaymentAt) return emptyValue;
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
  if (tags.length === 0) return emptyValue;
  const hiddenTags = tags.slice(maxShownTags);
  return (
    <Box component="span" sx={badgesSx}>
      {tags.slice(0, maxShownTags).map((tag) => (
        <StatusBadge key={tag} tone="gray">
          {tag}
        </StatusBadge>
      ))}
      {hiddenTags.length > 0 && <span title={hiddenTags.join(', ')}>+{hiddenTags.length}</span>}
    </Box>
  );
}

const cells: Readonly<Record<Exclude<ColumnKey, 'name' | TextColumn>, (client: ListedClient) => ReactNode>> =
  {
    status: (client) => <Status client={client} />,
    plan: (client) => <Plan client={client} />,
    mrr: (client) => moneyText(client, 'mrr'),
    payment: (client) => <LastPayment client={client} />,
    created: ({ createdAt }) => dateText(createdAt),
    number: ({ number }) => formatNumber(number),
    country: ({ country }) => (country ? countryName(country) : emptyValue),
    trial: ({ trialEndsAt }) => dateText(trialEndsAt),
    renewal: ({ nextRenewalAt }) => dateText(nextRenewalAt),
    lifetime: (client) => moneyText(client, 'lifetimeValue'),
    login: ({ lastLoginAt }) => (lastLoginAt ? formatDate(lastLoginAt) : texts.never),
    tags: ({ tags }) => <Tags tags={tags} />,
    source: ({ source }) => clientSourceLabels[source],
    updated: ({ updatedAt }) => dateText(updatedAt),
  };

interface ClientCellProps {
  client: ListedClient;
  column: ColumnKey;
}

/** Shows the value of one column. The list shows the name with `ClientName` instead. */
export function ClientCell({ client, column }: ClientCellProps) {
  if (column === 'name') return client.name;
  return isTextColumn(column) ? (client[textFieldOf(column)] ?? emptyValue) : cells[column](client);
}
