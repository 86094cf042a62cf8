import type { AttachResult, CardOwner, SandboxCard } from '../cardProvider';
import { t } from '../../../lib/i18n/i18n';

/** The decline code of a charge, or null if it succeeds. */
export type DeclineCode = string | null;

export interface ChargeContext {
  previousDeclines: number;
  hasExpired: boolean;
}

interface Card extends Omit<SandboxCard, 'label'> {
  label: () => string;
  /** Why the card is refused when it is added. */
  refusalReason?: () => string;
  expiresAfterYears: number;
  declineCode(context: ChargeContext): DeclineCode;
}

const declineIfExpired = ({ hasExpired }: ChargeContext): DeclineCode => (hasExpired ? 'expired_card' : null);

const cards: readonly Card[] = [
  {
    token: 'sandbox_pays',
    label: () => t('Always succeeds'),
    brand: 'Visa',
    last4: '4242',
    expiresAfterYears: 3,
    declineCode: declineIfExpired,
  },
  {
    token: 'sandbox_declined',
    label: () => t('Always declined'),
    brand: 'Visa',
    last4: '0002',
    refusalReason: () => t('The bank declined this card. Use another card or contact your bank.'),
    expiresAfterYears: 3,
    declineCode: () => 'generic_decline',
  },
  {
    token: 'sandbox_declined_later',
    label: () => t('Declined when charged'),
    brand: 'Visa',
    last4: '0341',
    expiresAfterYears: 3,
    declineCode: () => 'do_not_honor',
  },
  {
    token: 'sandbox_short',
    label: () => t('Insufficient funds at first, succeeds on retry'),
    brand: 'Visa',
    last4: '9995',
    expiresAfterYears: 3,
    declineCode: (context) =>
      context.previousDeclines === 0 ? 'insufficient_funds' : declineIfExpired(context),
  },
  {
    token: 'sandbox_needs_action',
    label: () => t('Requires authentication'),
    brand: 'Mastercard',
    last4: '3155',
    expiresAfterYears: 3,
    declineCode: () => 'authentication_required',
  },
  {
    token: 'sandbox_expires',
    label: () => t('Succeeds, expires this month'),
    brand: 'American Express',
    last4: '0005',
    expiresAfterYears: 0,
    declineCode: declineIfExpired,
  },
];

const byToken = new Map(cards.map((card) => [card.token, card]));

export const sandboxCards: readonly SandboxCard[] = cards.map(({ token, label, brand, last4 }) => ({
  token,
  get label() {
    return label();
  },
  brand,
  last4,
}));

/** Encodes all card details in the reference, because the sandbox has no card table. */
export const cardReference = (token: string, ownerId: string, expYear: number, expMonth: number): string =>
  [token, ownerId, expYear, expMonth].join(':');

export const customerOf = (ownerId: string): string => `sandbox_customer:${ownerId}`;

export function attachCard({ id }: CardOwner, token: string, now: Date): AttachResult {
  const card = byToken.get(token);
  if (!card) return { kind: 'Refused', reason: t('Choose one of the sandbox cards.') };
  if (card.refusalReason !== undefined) return { kind: 'Refused', reason: card.refusalReason() };
  const { brand, last4, expiresAfterYears } = card;
  const expYear = now.getUTCFullYear() + expiresAfterYears;
  const expMonth = expiresAfterYears === 0 ? now.getUTCMonth() + 1 : 12;
  const reference = cardReference(token, id, expYear, expMonth);
  return {
    kind: 'Attached',
    card: { reference, customer: customerOf(id), brand, last4, expMonth, expYear },
  };
}

/** Returns the decline code for a charge on a card, or null if it succeeds. */
export function declineCodeOf(reference: string, at: Date, previousDeclines: number): DeclineCode {
  const [token = '', , year, month] = reference.split(':');
  const card = byToken.get(token);
  if (!card || year === undefined || month === undefined) return 'invalid_account';
  // A card is valid through the last day of its expiry month.
  const hasExpired = at >= new Date(Date.UTC(Number(year), Number(month), 1));
  return card.declineCode({ previousDeclines, hasExpired });
}
