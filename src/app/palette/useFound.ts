import { useEffect, useState } from 'react';
import { paths } from '@/config/paths';
import {
  useSearchClientsQuery,
  useSearchPaymentsQuery,
  type FoundPayment,
} from '@/features/search/searchApi';
import { formatDate } from '@/lib/format';
import { formatMoney } from '@/lib/money';
import { isPaymentStatus, paymentStatuses } from '@/ui/payments/paymentStatus';
import * as texts from '@/texts/app/palette';
import type { Choice } from './choice';

const waitMs = 250;
const shortest = 2;
const mostShown = 6;

/** What was typed, once nothing more comes. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), waitMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

const statusWords = (status: string): string =>
  isPaymentStatus(status) ? paymentStatuses[status].label : status;

function asChoice(payment: FoundPayment): Choice {
  const { id, number, direction, status, amount, currency, client, description, createdAt } = payment;
  const who = client?.name ?? description ?? texts.livery;
  const way = direction === 'Outgoing' ? 'outgoing' : 'incoming';
  return {
    id: `payment ${id}`,
    section: 'Payments',
    label: `${formatMoney(amount, currency)}, ${who}`,
    hint: `#${number}, ${statusWords(status)}, ${formatDate(createdAt)}`,
    // The detail stands open over the list by its id in the address.
    to: `${paths.paymentList(way)}?payment=${id}`,
  };
}

export interface Found {
  choices: readonly Choice[];
  isSearching: boolean;
  hasFailed: boolean;
}

interface Searching {
  clients: boolean;
  payments: boolean;
}

/** The clients and payments that the server finds, where their lists are open. What was asked before is dropped. */
export function useFound(typed: string, searching: Searching): Found {
  const wanted = typed.trim();
  const search = useSettled(wanted);
  const isAsked = search.length >= shortest;
  const clients = useSearchClientsQuery({ search }, { skip: !isAsked || !searching.clients });
  const payments = useSearchPaymentsQuery({ search }, { skip: !isAsked || !searching.payments });
  const isOfNow = search === wanted && isAsked;
  const foundClients = (isOfNow && clients.currentData?.clients.items) || [];
  const both = isOfNow ? payments.currentData : undefined;
  const foundPayments = both ? [...both.incoming.items, ...both.outgoing.items] : [];
  const isAnyOpen = searching.clients || searching.payments;

  return {
    choices: [
      ...foundClients.slice(0, mostShown).map(({ id, number, name, email }): Choice => ({
        id: `client ${id}`,
        section: 'Clients',
        label: name,
        hint: `#${number}, ${email}`,
        to: paths.clientView(id),
      })),
      ...foundPayments.slice(0, mostShown).map(asChoice),
    ],
    isSearching:
      isAnyOpen &&
      wanted.length >= shortest &&
      (search !== wanted || clients.isFetching || payments.isFetching),
    hasFailed: isOfNow && Boolean(clients.error ?? payments.error),
  };
}
