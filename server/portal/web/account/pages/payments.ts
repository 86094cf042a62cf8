import { attachment } from '../../../../lib/fileName';
import { formatMoney } from '../../../../lib/money';
import { readOverview } from '../../../accounts/self-service/overview';
import {
  listOwnPayments,
  openOwnReceipt,
  retryOwnPayment,
  type PaymentsPage,
} from '../../../accounts/self-service/payments';
import type { Payment } from '../../../../platform';
import { isCollected } from '../../../../billing';
import type { PaymentStatus } from '../../../../../contract/enums';
import { fileResponse, redirect, type PortalResponse } from '../../responses';
import { errorSummary, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import { accountPage } from '../accountPage';
import type { SignedInRequest } from '../routeBuilders';
import { submitForm } from '../submitForm';
import { pastDuePayments } from './overview';
import { formatDay } from './labels';

const statusLabels: Readonly<Record<PaymentStatus, string>> = {
  Pending: 'Is being made',
  Processing: 'Is being made',
  Succeeded: 'Paid',
  Failed: 'Did not go through',
  Refunded: 'Given back',
  PartiallyRefunded: 'Given back in part',
  Disputed: 'Disputed',
  Canceled: 'Canceled',
};

const paymentRow = (request: SignedInRequest, payment: Payment): Html => {
  const { id, number, createdAt, description, amount, currency, status } = payment;
  return html`<tr>
    <td dir="auto">
      ${description ?? `Payment #${number}`}<br /><span class="small muted"
        >${formatDay(request, createdAt)}</span
      >
    </td>
    <td>
      ${statusLabels[status]}${
        isCollected(status) &&
        html` (<a href="/account/payments/${id}/receipt" aria-label="receipt of payment ${number}">receipt</a
          >)`
      }
    </td>
    <td class="amount">${formatMoney(amount, currency)}</td>
  </tr>`;
};

const paymentsTable = (request: SignedInRequest, { items }: PaymentsPage): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="Payments">
    <table>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Standing</th>
          <th scope="col" class="amount">Amount</th>
        </tr>
      </thead>
      <tbody>
        ${items.map((payment) => paymentRow(request, payment))}
      </tbody>
    </table>
  </div>`;

const pagination = ({ page, totalPages }: PaymentsPage): Html | false =>
  (totalPages > 1 || page > 1) &&
  html`<nav aria-label="Pages of payments">
    <p>
      ${
        page > 1 &&
        html`<a href="/account/payments?page=${Math.max(1, Math.min(page - 1, totalPages))}">Later</a>`
      }
      Page ${page} of ${Math.max(1, totalPages)}
      ${page < totalPages && html`<a href="/account/payments?page=${page + 1}">Earlier</a>`}
    </p>
  </nav>`;

async function paymentsPage(
  request: SignedInRequest,
  errors: FormErrors = {},
  status = 200,
): Promise<PortalResponse> {
  const requestedPage = Number(request.query.get('page') ?? 1);
  const page =
    Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 100_000 ? requestedPage : 1;
  const result = await listOwnPayments(request, page);
  const overview = await readOverview(request);
  return accountPage(request, {
    title: 'Your payments',
    status,
    main: html`${errorSummary(errors)} ${pastDuePayments(request, overview)}
      <section>
        ${result.items.length > 0 ? paymentsTable(request, result) : html`<p>There are no payments here.</p>`}
        ${pagination(result)}
      </section>`,
  });
}

export const showPayments = (request: SignedInRequest): Promise<PortalResponse> => paymentsPage(request);

export async function submitPayment(request: SignedInRequest): Promise<PortalResponse> {
  const rejection = await submitForm(request, () =>
    retryOwnPayment(request, request.params['id'] ?? '', request.form.get('key') ?? ''),
  );
  if (rejection) return paymentsPage(request, rejection.errors, rejection.status);
  return redirect('/account/payments?done=paid');
}

export async function showReceipt(request: SignedInRequest): Promise<PortalResponse> {
  const { fileName, pdf } = await openOwnReceipt(request, request.params['id'] ?? '');
  return fileResponse('application/pdf', pdf, { 'content-disposition': attachment(fileName) });
}
