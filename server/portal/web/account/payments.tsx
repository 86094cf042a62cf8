import { DomainError } from '../../../lib/errors';
import { attachment } from '../../../lib/fileName';
import { t } from '../../../lib/i18n/i18n';
import { Trans } from '../../../lib/i18n/Trans';
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
import { ButtonLink, TextLink } from '../links';
import { formValue, type PortalRequest, type SignedInRequest } from '../portalRequest';
import { fileResponse, htmlResponse, redirect, type PortalResponse } from '../responses';
import { clientForm, clientPage, publicPage } from '../routes';
import { noRejection, submitForm } from '../submitForm';
import { AccountPage, formatDay } from './accountPage';
import { invalidLinkPage } from './emailedLinks';

const statusLabels: Readonly<Record<PaymentStatus, () => string>> = {
  Pending: () => t('Processing'),
  Processing: () => t('Processing'),
  Succeeded: () => t('Paid'),
  Failed: () => t('Failed'),
  Refunded: () => t('Refunded'),
  PartiallyRefunded: () => t('Partially refunded'),
  Disputed: () => t('Disputed'),
  Canceled: () => t('Canceled'),
};

/** Omits the decline reason, because only the bank may tell the client why it declined the card. */
const RetryHint = ({ request, payment }: { request: SignedInRequest; payment: Payment }) => {
  const elements = { link: <TextLink href="/account/card" /> };
  return (
    <>
      {payment.suggestedAction === 'Retry' ? (
        <Trans
          message="Pay again, <link>replace your card</link>, or ask your bank why the payment was declined."
          elements={elements}
        />
      ) : (
        <Trans
          message="<link>Replace your card</link>, or ask your bank why the payment was declined."
          elements={elements}
        />
      )}
      {payment.nextRetryAt &&
        ` ${t('Next retry: {date}.', { date: formatDay(request, payment.nextRetryAt) })}`}
    </>
  );
};

/** The past-due payments, each with a way to pay it. */
export function PastDuePayments({ request, overview }: { request: SignedInRequest; overview: Overview }) {
  const { pastDuePayments, cards } = overview.billing;
  if (pastDuePayments.length === 0) return null;
  return (
    <section>
      <h2>{t('Past due')}</h2>
      {pastDuePayments.map((payment) => (
        <div key={payment.id} className="card">
          <p>
            <strong>{formatMoney(payment.amount, payment.currency)}</strong> <bdi>{payment.description}</bdi>
          </p>
          <p className="muted">
            {t('This payment failed.')}{' '}
            {cards.length > 0 && <RetryHint request={request} payment={payment} />}
          </p>
          {cards.length > 0 ? (
            <ActionButton action={`/account/payments/${payment.id}/pay`} label={t('Pay now')} />
          ) : (
            <ButtonLink href="/account/card">{t('Add card to pay')}</ButtonLink>
          )}
        </div>
      ))}
    </section>
  );
}

const PaymentsTable = ({ request, payments }: { request: SignedInRequest; payments: readonly Payment[] }) => (
  <div className="scroll" tabIndex={0} role="region" aria-label={t('Payments')}>
    <table>
      <thead>
        <tr>
          <th scope="col">{t('Description')}</th>
          <th scope="col">{t('Status')}</th>
          <th scope="col" className="amount">
            {t('Amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {payments.map(({ id, number, createdAt, description, amount, currency, status }) => (
          <tr key={id}>
            <td>
              <bdi>{description ?? t('Payment #{number}', { number })}</bdi>
              <br />
              <span className="small muted">{formatDay(request, createdAt)}</span>
            </td>
            <td>
              {statusLabels[status]()}
              {isCollected(status) && (
                <>
                  {' '}
                  <a
                    href={`/account/payments/${id}/receipt`}
                    aria-label={t('Receipt for payment #{number}', { number })}
                  >
                    {t('Receipt')}
                  </a>
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
    <nav aria-label={t('Payment pages')}>
      <p>
        {page > 1 && (
          <a href={`/account/payments?page=${Math.max(1, Math.min(page - 1, totalPages))}`}>{t('Newer')}</a>
        )}{' '}
        {t('Page {page} of {count}', { page, count: Math.max(1, totalPages) })}{' '}
        {page < totalPages && <a href={`/account/payments?page=${page + 1}`}>{t('Older')}</a>}
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
    <AccountPage request={request} title={t('Payments')}>
      <ErrorSummary errors={errors} />
      <PastDuePayments request={request} overview={overview} />
      <section>
        {result.items.length > 0 ? (
          <PaymentsTable request={request} payments={result.items} />
        ) : (
          <p>{t('No payments to show.')}</p>
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
  { path: '/account/payments', label: () => t('View my payments') },
  () => t('Receipt links expire after 30 days. You can find all your receipts in your account.'),
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
