import { screen } from '@testing-library/react';
import type { Answers, Variables } from '@/testing/answers';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import PaymentListScreen from '../PaymentListScreen';
import { pageOf } from './payments';

const route = '/dashboard/payments/:cashFlowDirection/:status?';

export const incoming = '/dashboard/payments/incoming/all';
export const outgoing = '/dashboard/payments/outgoing/all';

const base: Answers = { GetPaymentColumns: () => ({ listColumns: null }) };

/** The payments' screen at an address, with an answer to all that it asks; what it asks of the payments is in `wanted`. */
export function renderPayments(path = incoming, answers: Answers = {}, options: RenderOptions = {}) {
  const wanted: Variables[] = [];
  const view = renderScreen(
    <PaymentListScreen />,
    {
      ...base,
      ...answers,
      GetPayments: (variables) => {
        wanted.push(variables);
        return answers['GetPayments']?.(variables) ?? pageOf([]);
      },
    },
    { path, route, ...options },
  );
  return { ...view, wanted };
}

/** What the row says that a name stands in, cell by cell, without its menu. */
export const cellsOf = async (name: string) => {
  const row = await screen.findByRole<HTMLTableRowElement>('row', { name: new RegExp(name) });
  return [...row.cells].map(({ textContent }) => textContent).slice(0, -1);
};
