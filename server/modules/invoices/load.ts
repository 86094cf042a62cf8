import type { Db } from '../../db/database';
import { countryName } from '../../lib/countries';
import { dayText } from '../../lib/localeText';
import type { TaxBehavior } from '../../schema.generated';
import type { Settings } from '../../settings';
import { brandOf, type Brand } from '../branding/brand';
import { loadImage } from '../images/service';
import type { Party, PaymentDocument } from './document';
import { paidPayment, refundsOf, type PaidRow, type Recipient } from './sql';

const liveryColour = '#4F46E5';

type Address = Pick<Recipient, 'addressLine1' | 'addressLine2' | 'city' | 'state' | 'postalCode' | 'country'>;

const addressLines = ({ addressLine1, addressLine2, city, state, postalCode, country }: Address) => {
  const place = [[postalCode, city].filter(Boolean).join(' '), state].filter(Boolean).join(', ');
  return [addressLine1, addressLine2, place, country && countryName(country)];
};

const written = (lines: readonly (string | null | undefined)[]): string[] =>
  lines.flatMap((line) => line || []);

const taxLine = ({ taxId }: Pick<Recipient, 'taxId'>): string | null => taxId && `Tax number ${taxId}`;

const linesOf = (recipient: Recipient): string[] =>
  written([...addressLines(recipient), recipient.email, taxLine(recipient)]);

const cardOf = ({ method }: PaidRow): string | null =>
  method?.brand && method.last4 ? `${method.brand} ending in ${method.last4}` : null;

const invoicing = (publicUrl: string): { issuer: Party; colour: string } => ({
  issuer: { name: 'Livery', lines: [new URL(publicUrl).host] },
  colour: liveryColour,
});

/** By the name that clients know, with the one that it is registered by, which tax law asks for. */
const receiving = (brand: Brand, { issuer }: PaidRow): { issuer: Party; colour: string } => {
  const named = issuer.legalName ?? brand.companyName;
  const hasAddress = issuer.addressLine1 !== null || issuer.city !== null;
  return {
    issuer: {
      name: brand.title,
      lines: written([
        named === brand.title ? null : named,
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

const factsOf = (paid: PaidRow, day: (moment: Date) => string): (readonly [string, string])[] => {
  const card = cardOf(paid);
  const [isOurs, { invoiceNumber }] = [paid.direction === 'Outgoing', paid];
  return [
    ...(isOurs
      ? [['Invoice number', invoiceNumber ?? ''] as const]
      : [
          ['Receipt number', `#${paid.number}`] as const,
          ...(invoiceNumber ? [['Invoice number', invoiceNumber] as const] : []),
        ]),
    ['Paid on', day(paid.paidAt)],
    ...(card ? [['Paid with', card] as const] : []),
  ];
};

const taxNotes: Readonly<Record<TaxBehavior, string | null>> = {
  Inclusive: 'Tax is included in the price.',
  Exclusive: 'The price is without tax.',
  Unspecified: null,
};

/** What an invoice of Livery's, or a receipt of the company's, says; null where there is none of this payment. */
export async function paymentDocument(
  db: Db,
  settings: Settings,
  companyId: string,
  paymentId: string,
): Promise<PaymentDocument | null> {
  const paid = await paidPayment(db, companyId, paymentId);
  if (!paid) return null;
  const isOurs = paid.direction === 'Outgoing';
  const brand = await brandOf(db, settings, companyId);
  const image = isOurs || !paid.logoId ? undefined : await loadImage(db, companyId, paid.logoId);
  const day = (moment: Date): string => dayText(moment, paid.timeZone);
  const refunds = await refundsOf(db, companyId, paymentId);
  const number = isOurs ? (paid.invoiceNumber ?? '') : `#${paid.number}`;
  return {
    kind: isOurs ? 'Invoice' : 'Receipt',
    number,
    ...(isOurs ? invoicing(settings.publicUrl) : receiving(brand, paid)),
    logo: image?.png ?? null,
    recipient: { name: paid.recipient.name, lines: linesOf(paid.recipient) },
    facts: factsOf(paid, day),
    description: paid.description ?? paid.planName ?? 'Payment',
    currency: paid.currency,
    amount: paid.amount,
    note: taxNotes[paid.taxBehavior],
    refunds: refunds.map(({ amount, at }) => ({ label: `Given back on ${day(at)}`, amount })),
    paidAt: paid.paidAt,
    fileName: isOurs ? `${number}.pdf` : `Receipt ${paid.number}.pdf`,
  };
}
