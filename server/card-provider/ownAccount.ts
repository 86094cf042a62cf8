import type { Account } from './cardProvider';

/** Livery's own account, which charges a company's billing card. */
export const ownAccount = (companyId: string): Account => ({ companyId, reference: null, secretKey: null });
