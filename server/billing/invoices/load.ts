import { type Db, loadImage, type Settings } from '../../platform';
import { type Brand, brandOf } from '../../brand';
import { inClientLanguage } from '../../clients';
import { cardName } from '../../lib/cards';
import { countryName } from '../../lib/countries';
import { locale, t } from '../../lib/i18n/i18n';
import { dayText } from '../../lib/localeText';
import type { TaxBehavior } from '../../../contract/enums';
import { paymentText } from '../payments/paymentText';
import type { Party, PaymentDocument } from './document';
import { collectedPayment, refundsOf, type PaymentRow, type Recipient } from './invoices.repository';

const liveryColour = '#4F46E5';

type Address = Pick<Recipient, 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode' | 'country'>;

const addressLines = ({ addressLine1, addressLine2, city, state, postalCode, country }: Address) => {
  const cityLine = [[postalCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
  return [addressLine1, addressLine2, cityLine, country && countryName(country)];
};

const nonEmptyLines = (lines: readonly (string | null | undefined)[]): string[] =>
  lines.flatMap((line) => line || []);

const taxLine = ({ taxId }: Pick<Recipient, 'taxId'>): string | null =>
  taxId && t('Tax ID: {taxId}', { taxId });

const recipientLines = (recipient: Recipient): string[] =>
  nonEmptyLines([...addressLines(recipient), recipient.email, taxLine(recipient)]);

const cardLabel = ({ method }: PaymentRow): string | null =>
  method?.brand && method.last4 ? cardName({ brand: method.brand, last4: method.last4 }) : null;

const invoiceIssuer = (publicUrl: string): { issuer: Party; colour: string } => ({
  issuer: { name: 'Livery', lines: [new URL(publicUrl).host] },
  colour: liveryColour,
});

/**
 * Returns the issuer of a receipt, with the public name that clients know and the legal name that tax law
 * requires.
 */
const receiptIssuer = (brand: Brand, { issuer }: PaymentRow): { issuer: Party; colour: string } => {
  const registeredName = issuer.legalName ?? brand.companyName;
  const hasAddress = issuer.addressLine1 !== null || issuer.city !== null;
  return {
    issuer: {
      name: brand.title,
      lines: nonEmptyLines([
        registeredName === brand.title ? null : registeredName,
        ...(hasAddress ? addressLines(issuer) : []),
        brand.email,
        issuer.phone,
        issuer.website,
        taxLine(issuer),
      ]),
    },
    colour: brand.colour,
  };
};

const documentFacts = (
  payment: PaymentRow,
  formatDay: (date: Date) => string,
): (readonly [string, string])[] => {
  const card = cardLabel(payment);
  const [isInvoice, { invoiceNumber }] = [payment.direction === 'Outgoing', payment];
  return [
    ...(isInvoice
      ? [[t('Invoice number'), invoiceNumber ?? ''] as const]
      : [
          [t('Receipt number'), `#${payment.number}`] as const,
          ...(invoiceNumber ? [[t('Invoice number'), invoiceNumber] as const] : []),
        ]),
    [t('Payment date'), formatDay(payment.paidAt)],
    ...(card ? [[t('Payment method'), card] as const] : []),
  ];
};

const taxNotes: Readonly<Record<TaxBehavior, () => string | null>> = {
  Inclusive: () => t('The price includes tax.'),
  Exclusive: () => t('The price excludes tax.'),
  Unspecified: () => null,
};

/**
 * Returns the content of Livery's invoice, in the current language, or of the company's receipt, in the
 * client's language. Returns null if the payment has neither.
 */
export async function paymentDocument(
  db: Db,
  settings: Settings,
  companyId: string,
  paymentId: string,
): Promise<PaymentDocument | null> {
  const payment = await collectedPayment(db, companyId, paymentId);
  if (!payment) return null;
  const load = () => toDocument(db, settings, companyId, paymentId, payment);
  return payment.clientId ? inClientLanguage(db, companyId, payment.clientId, load) : load();
}

async function toDocument(
  db: Db,
  settings: Settings,
  companyId: string,
  paymentId: string,
  payment: PaymentRow,
): Promise<PaymentDocument> {
  const isInvoice = payment.direction === 'Outgoing';
  const brand = await brandOf(db, settings, companyId);
  const image = isInvoice || !payment.logoId ? undefined : await loadImage(db, companyId, payment.logoId);
  const formatDay = (date: Date): string => dayText(date, payment.timeZone);
  const refunds = await refundsOf(db, companyId, paymentId);
  const number = isInvoice ? (payment.invoiceNumber ?? '') : `#${payment.number}`;
  return {
    kind: isInvoice ? 'Invoice' : 'Receipt',
    locale: locale(),
    number,
    ...(isInvoice ? invoiceIssuer(settings.publicUrl) : receiptIssuer(brand, payment)),
    logo: image?.png ?? null,
    recipient: { name: payment.recipient.name, lines: recipientLines(payment.recipient) },
    facts: documentFacts(payment, formatDay),
    description: paymentText(payment.text) ?? payment.planName ?? t('Payment'),
    currency: payment.currency,
    amount: payment.amount,
    note: taxNotes[payment.taxBehavior](),
    refunds: refunds.map(({ amount, at }) => ({
      label: t('Refunded on {day}', { day: formatDay(at) }),
      amount,
    })),
    paidAt: payment.paidAt,
    fileName: isInvoice ? `${number}.pdf` : t('Receipt {number}.pdf', { number: String(payment.number) }),
  };
}
