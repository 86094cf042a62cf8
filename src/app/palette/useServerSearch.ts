import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { paths } from '@/config/paths';
import {
  useSearchClientsQuery,
  useSearchPaymentsQuery,
  type FoundPayment,
} from '@/features/search/searchApi';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { isPaymentStatus, paymentStatusLabels } from '@/ui/payments/paymentStatus';
import type { Choice } from './matchChoices';

const debounceMs = 250;
const minQueryLength = 2;
const maxResults = 6;

function useDebounced(query: string): string {
  const [debounced, setDebounced] = useState(query);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(query), debounceMs);
    return () => clearTimeout(timer);
  }, [query]);
  return debounced;
}

const statusLabel = (status: string): string =>
  isPaymentStatus(status) ? i18n._(paymentStatusLabels[status].label) : status;

function toPaymentChoice(payment: FoundPayment): Choice {
  const { id, number, direction, status, amount, currency, client, description, createdAt } = payment;
  const counterparty = client?.name ?? description ?? t`Livery`;
  const listDirection = direction === 'Outgoing' ? 'outgoing' : 'incoming';
  return {
    id: `payment ${id}`,
    section: 'Payments',
    label: `${formatMoney(amount, currency)}, ${counterparty}`,
    hint: `#${number}, ${statusLabel(status)}, ${formatDate(createdAt)}`,
    // The list screen opens the payment in the `payment` parameter.
    to: `${paths.paymentList(listDirection)}?payment=${id}`,
  };
}

export interface PaletteResults {
  choices: readonly Choice[];
  isSearching: boolean;
  hasFailed: boolean;
}

interface SearchScope {
  clients: boolean;
  payments: boolean;
}

/**
 * Searches clients and payments on the server for a query of at least two characters, if the operator can
 * open their lists. Ignores results of earlier queries.
 */
export function useServerSearch(query: string, scope: SearchScope): PaletteResults {
  const trimmed = query.trim();
  const search = useDebounced(trimmed);
  const isLongEnough = search.length >= minQueryLength;
  const clients = useSearchClientsQuery({ search }, { skip: !isLongEnough || !scope.clients });
  const payments = useSearchPaymentsQuery({ search }, { skip: !isLongEnough || !scope.payments });
  const isCurrent = search === trimmed && isLongEnough;
  const foundClients = (isCurrent && clients.currentData?.clients.items) || [];
  const currentPayments = isCurrent ? payments.currentData : undefined;
  const foundPayments = currentPayments
    ? [...currentPayments.incoming.items, ...currentPayments.outgoing.items]
    : [];
  const canSearch = scope.clients || scope.payments;

  return {
    choices: [
      ...foundClients.slice(0, maxResults).map(({ id, number, name, email }): Choice => ({
        id: `client ${id}`,
        section: 'Clients',
        label: name,
        hint: `#${number}, ${email}`,
        to: paths.clientView(id),
      })),
      ...foundPayments.slice(0, maxResults).map(toPaymentChoice),
    ],
    isSearching:
      canSearch &&
      trimmed.length >= minQueryLength &&
      (search !== trimmed || clients.isFetching || payments.isFetching),
    hasFailed: isCurrent && Boolean(clients.error ?? payments.error),
  };
}
