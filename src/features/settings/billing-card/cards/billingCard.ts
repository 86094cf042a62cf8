import type { GetBillingCardsQuery } from '../billingCard.generated';

export type BillingCard = GetBillingCardsQuery['billingCards'][number];
