import { DomainError } from '../../../lib/errors';
import { attachment } from '../../../lib/fileName';
import { formatMoney } from '../../../lib/money';
import type { PaymentStatus } from '../../../../contract/enums';
import type { Payment } from '../../../platform';
import { isCollected, openEmailedReceipt } from '../../../billing';
import { readOverview, type Overview } from '../../accounts/self-service/overview';
import {
  listOwnPayments,
  openOwnReceipt,
  retryOwnPayment,
  type PaymentsPage,
} from '../../accounts/self-service/payments';
import { ActionButton, ErrorSummary } from '../forms';
import { ButtonLink } from '../links';
import { formValue, type PortalRequest, type SignedInRequest } from '../portalRequest';
import { fileResponse, htmlResponse, redirect, type PortalResponse } from '../responses';
import { clientForm, clientPage, publicPage } from '../routes';
import { noRejection, submitForm } from '../submitForm';
import { AccountPage, formatDay } from './accountPage';
import { invalidLinkPage } from './emailedLinks';

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

/** Omits the decline reason, because only the bank may tell the client why it declined the card. */
const RetryHint = ({ request, payment }: { request: SignedInRequest; payment: Payment }) => {
  const addCardLink = <a href="/account/card">add another card</a>;
  return (
    <>
      {payment.suggestedAction === 'Retry' ? (
        <>You can pay again, {addCardLink}, or ask your bank why it was declined.</>
      ) : (
        <>Please {addCardLink}, or ask your bank why this one was declined.</>
      )}
      {payment.nextRetryAt && ` It is tried again on ${formatDay(request, payment.nextRetryAt)}.`}
    </>
  );
};

/** The past-due payments, each with a way to pay it. */
export function PastDuePayments({ request, overview }: { request: SignedInRequest; overview: Overview }) {
  const { pastDuePayments, cards } = overview.billing;
  if (pastDuePayments.length === 0) return null;
  return (
    <section>
      <h2>To pay</h2>
      {pastDuePayments.map((payment) => (
        <div key={payment.id} className="card">
          <p dir="auto">
            <strong>{formatMoney(payment.amount, payment.currency)}</strong> {payment.description}
          </p>
          <p className="muted">
            This payment did not go through.{' '}
            {cards.length > 0 && <RetryHint request={request} payment={payment} />}
          </p>
          {cards.length > 0 ? (
            <ActionButton action={`/account/payments/${payment.id}/pay`} label="Pay now" />
          ) : (
            <ButtonLink href="/account/card">Add a card to pay</ButtonLink>
          )}
        </div>
      ))}
    </section>
  );
}

const PaymentsTable = ({ request, payments }: { request: SignedInRequest; payments: readonly Payment[] }) => (
  <div className="scroll" tabIndex={0} role="region" aria-label="Payments">
    <table>
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Standing</th>
          <th scope="col" className="amount">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ id, number, createdAt, description, amount, currency, status }) => (
          <tr key={id}>
            <td dir="auto">
              {description ?? `Payment #${number}`}
              <br />
              <span className="small muted">{formatDay(request, createdAt)}</span>
            </td>
            <td>
              {statusLabels[status]}
              {isCollected(status) && (
                <>
                  {' '}
                  (
                  <a href={`/account/payments/${id}/receipt`} aria-label={`receipt of payment ${number}`}>
                    receipt
                  </a>
                  )
                </>
              )}
            </td>
            <td className="amount">{formatMoney(amount, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Pagination({ page, totalPages }: PaymentsPage) {
  if (page === 1 && totalPages <= 1) return null;
  return (
    <nav aria-label="Pages of payments">
      <p>
        {page > 1 && (
          <a href={`/account/payments?page=${Math.max(1, Math.min(page - 1, totalPages))}`}>Later</a>
        )}{' '}
        Page {page} of {Math.max(1, totalPages)}{' '}
        {page < totalPages && <a href={`/account/payments?page=${page + 1}`}>Earlier</a>}
      </p>
    </nav>
  );
}

async function paymentsPage(
  request: SignedInRequest,
  { errors, status } = noRejection,
): Promise<PortalResponse> {
  const requestedPage = Number(request.query.get('page') ?? 1);
  const page =
    Number.isInteger(requestedPage) && requestedPage > 0 && requestedPage < 100_000 ? requestedPage : 1;
  const result = await listOwnPayments(request, page);
  const overview = await readOverview(request);
  return htmlResponse(
    <AccountPage request={request} title="Your payments">
      <ErrorSummary errors={errors} />
      <PastDuePayments request={request} overview={overview} />
      <section>
        {result.items.length > 0 ? (
          <PaymentsTable request={request} payments={result.items} />
        ) : (
          <p>There are no payments here.</p>
        )}
        <Pagination {...result} />
      </section>
    </AccountPage>,
    { status },
  );
}

async function submitPayment(request: SignedInRequest): Promise<PortalResponse> {
  const rejection = await submitForm(request, () =>
    retryOwnPayment(request, request.params['id'] ?? '', formValue(request, 'key')),
  );
  if (rejection) return paymentsPage(request, rejection);
  return redirect('/account/payments?done=paid');
}

interface Receipt {
  fileName: string;
  pdf: Buffer;
}

const receiptResponse = ({ fileName, pdf }: Receipt): PortalResponse =>
  fileResponse('application/pdf', pdf, { 'content-disposition': attachment(fileName) });

const showReceipt = async (request: SignedInRequest): Promise<PortalResponse> =>
  receiptResponse(await openOwnReceipt(request, request.params['id'] ?? ''));

const invalidReceiptLinkPage = invalidLinkPage(
  { path: '/account/payments', text: 'Open my payments' },
  'It works for 30 days. Every receipt is in your account, too.',
);

/**
 * Returns the receipt of an emailed link, which works any number of times until it expires, or the error page
 * for an invalid link.
 */
async function showEmailedReceipt(request: PortalRequest): Promise<PortalResponse> {
  const { services, companyId, params, query } = request;
  const [id, token] = [params['id'] ?? '', query.get('token') ?? ''];
  try {
    return receiptResponse(await openEmailedReceipt(services, companyId, id, token));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return invalidReceiptLinkPage(request);
  }
}

export const paymentRoutes = [
  clientPage('/account/payments', (request) => paymentsPage(request)),
  clientForm('/account/payments/:id/pay', submitPayment, () => '/account/payments'),
  clientPage('/account/payments/:id/receipt', showReceipt),
  publicPage('/receipts/:id', showEmailedReceipt),
];
