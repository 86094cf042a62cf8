import type { GetBillingCardsQuery } from '@/api/types';

export type BillingCard = GetBillingCardsQuery['billingCards'][number];
