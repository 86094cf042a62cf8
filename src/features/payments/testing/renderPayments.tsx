import { screen } from '@testing-library/react';
import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import PaymentListScreen from '../PaymentListScreen';
import { buildPaymentPage } from './payments';

const route = '/dashboard/payments/:cashFlowDirection/:status?';

export const incoming = '/dashboard/payments/incoming/all';
export const outgoing = '/dashboard/payments/outgoing/all';

const defaultResponses: ApiHandlers = { GetListColumns: () => ({ listColumns: null }) };

/**
 * Renders the payment list at a path. `paymentRequests` collects the variables of the `GetPayments` requests.
 */
export function renderPayments(path = incoming, responses: ApiHandlers = {}, options: RenderOptions = {}) {
  const paymentRequests: Variables[] = [];
  const view = renderScreen(
    <PaymentListScreen />,
    {
      ...defaultResponses,
      ...responses,
      GetPayments: (variables) => {
        paymentRequests.push(variables);
        return responses['GetPayments']?.(variables) ?? buildPaymentPage([]);
      },
    },
    { path, route, ...options },
  );
  return { ...view, paymentRequests };
}

/** Returns the text of each cell of the named row, without the menu cell. */
export const findCellTexts = async (name: string) => {
  const row = await screen.findByRole<HTMLTableRowElement>('row', { name: new RegExp(name) });
  return [...row.cells].map(({ textContent }) => textContent).slice(0, -1);
};
