import * as z from 'zod';
import { pageOf, type StripeObjects } from './accountStore';
import { cardError } from './charging';
import { attemptPayment, intentOf, setAutoAdvance, voidInvoice } from './invoicing';
import { flag, listParams, metadata, params, taxBehavior, text, integer } from './params';
import { invalidRequest } from './stripeApiError';
import { route, type Route } from './routes';

const invoiceItemParams = params({
  customer: text,
  subscription: text,
  amount: integer,
  currency: text,
  description: text.optional(),
  tax_behavior: taxBehavior.optional(),
  metadata,
});

const intentFilter = z.strictObject({ type: z.literal('payment_intent'), payment_intent: text });

const invoiceFilter = listParams({
  subscription: text.optional(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
});

/** Routes for invoices, their payments and invoice items. */
export const invoiceRoutes: readonly Route[] = [
  route('GET', 'invoices/:id', params({}), (store, _input, { id }) => store.get('invoice', id)),
  route('GET', 'invoices', invoiceFilter, (store, input) =>
    pageOf(
      '/v1/invoices',
      store.all('invoice').filter(({ status, parent }) => {
        const subscription = parent?.subscription_details?.subscription;
        return status === (input.status ?? status) && subscription === (input.subscription ?? subscription);
      }),
      input,
    ),
  ),
  route(
    'POST',
    'invoices/:id',
    params({ auto_advance: flag.optional(), metadata }),
    (store, input, { id }) => {
      const invoice = store.get('invoice', id);
      invoice.metadata = { ...invoice.metadata, ...input.metadata };
      if (input.auto_advance !== undefined) setAutoAdvance(store, invoice, input.auto_advance);
      return invoice;
    },
  ),
  route('POST', 'invoices/:id/pay', params({ off_session: flag.optional() }), (store, _input, { id }) => {
    const invoice = store.get('invoice', id);
    if (invoice.status === 'paid')
      throw invalidRequest('Invoice is already paid', undefined, 'invoice_already_paid');
    if (invoice.status !== 'open') throw invalidRequest('This invoice can no longer be paid.');
    if (!attemptPayment(store, invoice, false)) throw cardError(intentOf(store, invoice));
    return invoice;
  }),
  route('POST', 'invoices/:id/void', params({}), (store, _input, { id }) => {
    const invoice = store.get('invoice', id);
    if (invoice.status !== 'open') throw invalidRequest('You can only void open invoices.');
    voidInvoice(store, invoice);
    return invoice;
  }),
  route('GET', 'invoice_payments', listParams({ payment: intentFilter.optional() }), (store, input) =>
    pageOf(
      '/v1/invoice_payments',
      store
        .all('invoice_payment')
        .filter(({ payment }) => !input.payment || payment.payment_intent === input.payment.payment_intent),
      input,
    ),
  ),
  route('POST', 'invoiceitems', invoiceItemParams, (store, input) =>
    store.add<StripeObjects['invoiceitem']>({
      id: store.newId('ii'),
      object: 'invoiceitem',
      amount: input.amount,
      currency: input.currency,
      customer: input.customer,
      customer_account: null,
      date: store.now,
      description: input.description ?? null,
      discountable: true,
      discounts: [],
      invoice: null,
      livemode: false,
      metadata: input.metadata ?? {},
      parent: {
        subscription_details: { subscription: input.subscription },
        type: 'subscription_details',
      },
      period: { start: store.now, end: store.now },
      pricing: null,
      proration: false,
      quantity: 1,
      quantity_decimal: '1',
      tax_rates: [],
      test_clock: null,
    }),
  ),
  route('DELETE', 'invoiceitems/:id', params({}), (store, _input, { id }) => {
    if (store.get('invoiceitem', id).invoice !== null)
      throw invalidRequest('This item is on an invoice already.');
    store.remove(id);
    return { id, object: 'invoiceitem', deleted: true };
  }),
  route(
    'GET',
    'invoiceitems',
    listParams({ customer: text.optional(), pending: flag.optional() }),
    (store, input) =>
      pageOf(
        '/v1/invoiceitems',
        store
          .all('invoiceitem')
          .filter(
            ({ customer, invoice }) => customer === input.customer && (!input.pending || invoice === null),
          ),
        input,
      ),
  ),
];
