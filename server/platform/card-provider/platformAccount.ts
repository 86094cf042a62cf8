import type { Account } from './cardProvider';

/** Returns the platform's account, for charges to the billing card of a company. */
export const platformAccount = (companyId: string): Account => ({
  companyId,
  reference: null,
  secretKey: null,
});
