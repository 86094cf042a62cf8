import { attachment } from '../../../lib/fileName';
import { formatMoney } from '../../../lib/money';
import { readOverview } from '../../../modules/client-accounts/self-service/overview';
import {
  listOwnPayments,
  openOwnReceipt,
  payOwn,
  type PaymentsPage,
} from '../../../modules/client-accounts/self-service/payments';
import { isCollected } from '../../../modules/payments/statuses';
import type { Payment, PaymentStatus } from '../../../schema.generated';
import { sentFile, sentTo, type SiteAnswer } from '../../answers';
import { errorSummary, type FormErrors } from '../../forms';
import { html, type Html } from '../../html';
import { accountPage } from '../accountPage';
import type { SignedInRequest } from '../signedIn';
import { tried } from '../tried';
import { unpaid } from './overview';
import { dayOf } from './standingWords';

const words: Readonly<Record<PaymentStatus, string>> = {
  Pending: 'Is being made',
  Processing: 'Is being made',
  Succeeded: 'Paid',
  Failed: 'Did not go through',
  Refunded: 'Given back',
  PartiallyRefunded: 'Given back in part',
  Disputed: 'Disputed',
  Canceled: 'Canceled',
};

const row = (site: SignedInRequest, payment: Payment): Html => {
  const { id, number, createdAt, description, amount, currency, status } = payment;
  return html`<tr>
    <td dir="auto">
      ${description ?? `Payment #${number}`}<br /><span class="small muted">${dayOf(site, createdAt)}</span>
    </td>
    <td>
      ${words[status]}${
        isCollected(status) &&
        html` (<a href="/account/payments/${id}/receipt" aria-label="receipt of payment ${number}">receipt</a
          >)`
      }
    </td>
    <td class="amount">${formatMoney(amount, currency)}</td>
  </tr>`;
};

const table = (site: SignedInRequest, { items }: PaymentsPage): Html =>
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
        ${items.map((payment) => row(site, payment))}
      </tbody>
    </table>
  </div>`;

const pages = ({ page, totalPages }: PaymentsPage): Html | false =>
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
  site: SignedInRequest,
  errors: FormErrors = {},
  status = 200,
): Promise<SiteAnswer> {
  const wanted = Number(site.query.get('page') ?? 1);
  const page = Number.isInteger(wanted) && wanted > 0 && wanted < 100_000 ? wanted : 1;
  const listed = await listOwnPayments(site, page);
  const overview = await readOverview(site);
  return accountPage(site, {
    title: 'Your payments',
    status,
    main: html`${errorSummary(errors)} ${unpaid(site, overview)}
      <section>
        ${listed.items.length > 0 ? table(site, listed) : html`<p>There are no payments here.</p>`}
        ${pages(listed)}
      </section>`,
  });
}

export const showPayments = (site: SignedInRequest): Promise<SiteAnswer> => paymentsPage(site);

export async function takePay(site: SignedInRequest): Promise<SiteAnswer> {
  const refused = await tried(site, () => payOwn(site, site.params['id'] ?? '', site.form.get('key') ?? ''));
  if (refused) return paymentsPage(site, refused.errors, refused.status);
  return sentTo('/account/payments?done=paid');
}

export async function showReceipt(site: SignedInRequest): Promise<SiteAnswer> {
  const { fileName, pdf } = await openOwnReceipt(site, site.params['id'] ?? '');
  return sentFile('application/pdf', pdf, { 'content-disposition': attachment(fileName) });
}
