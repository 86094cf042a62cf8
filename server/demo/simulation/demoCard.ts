import type { AttachedCard } from '../../platform';
import type { Timestamp } from '../../lib/timestamps';

export interface CardProfile {
  brand: string;
  last4: string;
  /** Full months until expiry, after the current month. */
  monthsUntilExpiry: number;
}

export interface DemoCard extends AttachedCard {
  id: string;
  clientId: string;
  createdAt: Timestamp;
}
