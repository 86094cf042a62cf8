import type { SandboxCard } from '../schema.generated';
import type { AttachResult, CardProvider } from './cardProvider';

interface Card extends SandboxCard {
  attach(now: Date): { expMonth: number; expYear: number } | { refusal: string };
}

const inThreeYears = (now: Date) => ({ expMonth: 12, expYear: now.getUTCFullYear() + 3 });
const thisMonth = (now: Date) => ({ expMonth: now.getUTCMonth() + 1, expYear: now.getUTCFullYear() });

const cards: readonly Card[] = [
  { token: 'sandbox_pays', label: 'Pays every time', brand: 'Visa', last4: '4242', attach: inThreeYears },
  {
    token: 'sandbox_declined',
    label: 'Is declined',
    brand: 'Visa',
    last4: '0002',
    attach: () => ({ refusal: 'The bank declined this card. Use another card, or ask your bank why.' }),
  },
  {
    token: 'sandbox_needs_action',
    label: 'Asks its holder to confirm each payment',
    brand: 'Mastercard',
    last4: '3155',
    attach: inThreeYears,
  },
  {
    token: 'sandbox_expires',
    label: 'Pays, and expires at the end of this month',
    brand: 'American Express',
    last4: '0005',
    attach: thisMonth,
  },
];

function attach(companyId: string, token: string, now = new Date()): AttachResult {
  const card = cards.find((known) => known.token === token);
  if (!card) return { kind: 'Refused', reason: 'This card is not known. Choose one of the sandbox cards.' };
  const result = card.attach(now);
  if ('refusal' in result) return { kind: 'Refused', reason: result.refusal };
  const { brand, last4 } = card;
  return { kind: 'Attached', card: { reference: `${token}:${companyId}`, brand, last4, ...result } };
}

/** A card provider without cards: each token stands for one that behaves as its label says. */
export const sandboxCardProvider: CardProvider = {
  name: 'Sandbox',
  attach: (companyId, token) => Promise.resolve(attach(companyId, token)),
  detach: () => Promise.resolve(),
  sandboxCards: cards.map(({ token, label, brand, last4 }) => ({ token, label, brand, last4 })),
};
