import type { SandboxCard } from '../../schema.generated';
import type { AttachResult, CardOwner } from '../cardProvider';

/** What a bank says to a charge: null takes it. */
export type Answer = string | null;

/** What is known of a charge when the bank is asked. */
export interface Asked {
  /** How often the same payment was declined before. */
  declinedBefore: number;
  hasExpired: boolean;
}

interface Card extends SandboxCard {
  /** Why the card is not even kept. */
  refusal?: string;
  expiresAfterYears: number;
  answer(asked: Asked): Answer;
}

const whileItLasts = ({ hasExpired }: Asked): Answer => (hasExpired ? 'expired_card' : null);

const cards: readonly Card[] = [
  {
    token: 'sandbox_pays',
    label: 'Pays every time',
    brand: 'Visa',
    last4: '4242',
    expiresAfterYears: 3,
    answer: whileItLasts,
  },
  {
    token: 'sandbox_declined',
    label: 'Is declined',
    brand: 'Visa',
    last4: '0002',
    refusal: 'The bank declined this card. Use another card, or ask your bank why.',
    expiresAfterYears: 3,
    answer: () => 'generic_decline',
  },
  {
    token: 'sandbox_declined_later',
    label: 'Is accepted, and declined when it is charged',
    brand: 'Visa',
    last4: '0341',
    expiresAfterYears: 3,
    answer: () => 'do_not_honor',
  },
  {
    token: 'sandbox_short',
    label: 'Has too little money at the first try of each payment, and pays at the next',
    brand: 'Visa',
    last4: '9995',
    expiresAfterYears: 3,
    answer: (asked) => (asked.declinedBefore === 0 ? 'insufficient_funds' : whileItLasts(asked)),
  },
  {
    token: 'sandbox_needs_action',
    label: 'Asks its holder to confirm each payment',
    brand: 'Mastercard',
    last4: '3155',
    expiresAfterYears: 3,
    answer: () => 'authentication_required',
  },
  {
    token: 'sandbox_expires',
    label: 'Pays, and expires at the end of this month',
    brand: 'American Express',
    last4: '0005',
    expiresAfterYears: 0,
    answer: whileItLasts,
  },
];

const byToken = new Map(cards.map((card) => [card.token, card]));

export const sandboxCards: readonly SandboxCard[] = cards.map(({ token, label, brand, last4 }) => ({
  token,
  label,
  brand,
  last4,
}));

/** A card that is kept is a name that says all there is to know of it. */
export const cardReference = (token: string, ownerId: string, expYear: number, expMonth: number): string =>
  [token, ownerId, expYear, expMonth].join(':');

/** What the sandbox calls whom a card belongs to. */
export const customerOf = (ownerId: string): string => `sandbox_customer:${ownerId}`;

export function attachCard({ id }: CardOwner, token: string, now: Date): AttachResult {
  const card = byToken.get(token);
  if (!card) return { kind: 'Refused', reason: 'This card is not known. Choose one of the sandbox cards.' };
  if (card.refusal !== undefined) return { kind: 'Refused', reason: card.refusal };
  const { brand, last4, expiresAfterYears } = card;
  const expYear = now.getUTCFullYear() + expiresAfterYears;
  const expMonth = expiresAfterYears === 0 ? now.getUTCMonth() + 1 : 12;
  const reference = cardReference(token, id, expYear, expMonth);
  return {
    kind: 'Attached',
    card: { reference, customer: customerOf(id), brand, last4, expMonth, expYear },
  };
}

/** What the bank says, of a card by its reference. */
export function answerOf(reference: string, at: Date, declinedBefore: number): Answer {
  const [token = '', , year, month] = reference.split(':');
  const card = byToken.get(token);
  if (!card || year === undefined || month === undefined) return 'invalid_account';
  // A card is good until the last day of its month.
  const hasExpired = at >= new Date(Date.UTC(Number(year), Number(month), 1));
  return card.answer({ declinedBefore, hasExpired });
}
