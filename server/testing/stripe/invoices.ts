import * as z from 'zod';
import { pageOf, type Objects } from './book';
import { cardError } from './charging';
import { attempt, intentOf, setAdvancing, voidOne } from './invoicing';
import { flag, listParams, metadata, params, taxBehavior, text, whole } from './params';
import { invalid } from './refusal';
import { route, type Route } from './routes';

const newItem = params({
  customer: text,
  subscription: text,
  amount: whole,
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

/** What subscriptions ask for. */
export const invoiceRoutes: readonly Route[] = [
  route('GET', 'invoices/:id', params({}), (book, _input, { id }) => book.get('invoice', id)),
  route('GET', 'invoices', invoiceFilter, (book, input) =>
    pageOf(
      '/v1/invoices',
      book.all('invoice').filter(({ status, parent }) => {
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
    (book, input, { id }) => {
      const invoice = book.get('invoice', id);
      invoice.metadata = { ...invoice.metadata, ...input.metadata };
      if (input.auto_advance !== undefined) setAdvancing(book, invoice, input.auto_advance);
      return invoice;
    },
  ),
  route('POST', 'invoices/:id/pay', params({ off_session: flag.optional() }), (book, _input, { id }) => {
    const invoice = book.get('invoice', id);
    if (invoice.status === 'paid')
      throw invalid('Invoice is already paid', undefined, 'invoice_already_paid');
    if (invoice.status !== 'open') throw invalid('This invoice can no longer be paid.');
    if (!attempt(book, invoice, false)) throw cardError(intentOf(book, invoice));
    return invoice;
  }),
  route('POST', 'invoices/:id/void', params({}), (book, _input, { id }) => {
    const invoice = book.get('invoice', id);
    if (invoice.status !== 'open') throw invalid('You can only void open invoices.');
    voidOne(book, invoice);
    return invoice;
  }),
  route('GET', 'invoice_payments', listParams({ payment: intentFilter.optional() }), (book, input) =>
    pageOf(
      '/v1/invoice_payments',
      book
        .all('invoice_payment')
        .filter(({ payment }) => !input.payment || payment.payment_intent === input.payment.payment_intent),
      input,
    ),
  ),
  route('POST', 'invoiceitems', newItem, (book, input) =>
    book.add<Objects['invoiceitem']>({
      id: book.newId('ii'),
      object: 'invoiceitem',
      amount: input.amount,
      currency: input.currency,
      customer: input.customer,
      customer_account: null,
      date: book.now,
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
      period: { start: book.now, end: book.now },
      pricing: null,
      proration: false,
      quantity: 1,
      quantity_decimal: '1',
      tax_rates: [],
      test_clock: null,
    }),
  ),
  route('DELETE', 'invoiceitems/:id', params({}), (book, _input, { id }) => {
    if (book.get('invoiceitem', id).invoice !== null) throw invalid('This item is on an invoice already.');
    book.remove(id);
    return { id, object: 'invoiceitem', deleted: true };
  }),
  route(
    'GET',
    'invoiceitems',
    listParams({ customer: text.optional(), pending: flag.optional() }),
    (book, input) =>
      pageOf(
        '/v1/invoiceitems',
        book
          .all('invoiceitem')
          .filter(
            ({ customer, invoice }) => customer === input.customer && (!input.pending || invoice === null),
          ),
        input,
      ),
  ),
];
