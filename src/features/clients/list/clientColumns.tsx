import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { countryName, formatDate, formatList, formatNumber, languageName } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { Avatar } from '@/ui/Avatar';
import { CopyButton } from '@/ui/CopyButton';
import { Ellipsis } from '@/ui/Ellipsis';
import { isolated } from '@/ui/isolated';
import { Link } from '@/ui/Link';
import { PaymentStatusBadge } from '@/ui/payments/paymentStatus';
import { StatusBadge } from '@/ui/StatusBadge';
import type { Column } from '@/ui/table/columns';
import { clientSourceLabels } from '../clientLabels';
import { ClientStatusBadge } from '../clientStatus';
import { listPaths } from '../listPaths';
import {
  type ColumnKey,
  columnOf,
  isSortable,
  isTextColumn,
  type ListedClient,
  type TextColumn,
  textFieldOf,
} from './columnDefinitions';

interface ClientNameProps {
  client: ListedClient;
  /** Query string of the list, to which the client's screen links back. */
  listQueryString: string;
}

function ClientName({ client, listQueryString }: ClientNameProps) {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Avatar name={client.name} />
      <Box sx={{ minWidth: 0 }}>
        <Ellipsis>
          <Link to={listPaths(listQueryString).toView(client.id)} isQuiet>
            {client.name}
          </Link>
        </Ellipsis>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 0.25,
            minWidth: 0,
            color: 'text.secondary',
            fontWeight: 400,
          }}
        >
          <Ellipsis>{client.email}</Ellipsis>
          <CopyButton text={client.email} label={t`Copy email of ${{ name: client.name }}`} />
        </Box>
      </Box>
    </Box>
  );
}

const emptyValue = '–';
const maxShownTags = 3;
const badgesSx = { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } as const;

const dateText = (time: string | null): string => (time ? formatDate(time) : emptyValue);

const moneyText = ({ money }: ListedClient, field: 'mrr' | 'lifetimeValue'): string =>
  money?.[field] ? formatMoney(money[field], money.currency) : emptyValue;

function Status({ client: { status, deactivation } }: { client: ListedClient }) {
  const { t } = useLingui();
  return (
    <Box component="span" sx={badgesSx}>
      <ClientStatusBadge status={status} />
      {deactivation?.isScheduled && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t`Deactivates ${{ date: formatDate(deactivation.at) }}`}
        </Box>
      )}
    </Box>
  );
}

function Plan({ client: { plan, hasPlanAccess } }: { client: ListedClient }) {
  const { t } = useLingui();
  if (!plan) return emptyValue;
  return (
    <Box component="span" sx={badgesSx}>
      {isolated(plan.name)}
      {!hasPlanAccess && (
        <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {t({ message: 'Starts once paid', comment: 'Beside the name of a plan' })}
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
          {isolated(tag)}
        </StatusBadge>
      ))}
      {hiddenTags.length > 0 && <span title={formatList(hiddenTags, 'unit')}>+{hiddenTags.length}</span>}
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
    language: ({ language }) => (language ? languageName(language) : t`Company default`),
    trial: ({ trialEndsAt }) => dateText(trialEndsAt),
    renewal: ({ nextRenewalAt }) => dateText(nextRenewalAt),
    lifetime: (client) => moneyText(client, 'lifetimeValue'),
    login: ({ lastLoginAt }) => (lastLoginAt ? formatDate(lastLoginAt) : t`Never`),
    tags: ({ tags }) => <Tags tags={tags} />,
    source: ({ source }) => i18n._(clientSourceLabels[source]),
    updated: ({ updatedAt }) => dateText(updatedAt),
  };

/** Returns the name and the columns that the operator chose, for the table and the cards. */
export const tableColumns = (shown: readonly ColumnKey[], listQueryString: string): Column<ListedClient>[] =>
  (['name', ...shown] as const).map((column) => {
    const { label, isNumber, isDescendingFirst } = columnOf(column);
    const sorting = {
      accessorFn: ({ id }: ListedClient) => id,
      enableSorting: isSortable(column),
      sortDescFirst: isDescendingFirst ?? false,
    };
    if (column === 'name') {
      return {
        ...sorting,
        id: column,
        header: i18n._(label),
        cell: ({ row }) => <ClientName client={row.original} listQueryString={listQueryString} />,
        meta: {
          isRowHeader: true,
          isSticky: true,
          card: 'title',
          style: { width: 280, minWidth: 220, maxWidth: 320 },
        },
      };
    }
    return {
      ...sorting,
      id: column,
      header: i18n._(label),
      cell: ({ row: { original } }) =>
        isTextColumn(column) ? (original[textFieldOf(column)] ?? emptyValue) : cells[column](original),
      meta: { align: isNumber ? 'right' : undefined, style: { whiteSpace: 'nowrap' } },
    };
  });
