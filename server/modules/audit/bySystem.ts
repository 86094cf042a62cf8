import type { Doer } from './service';

/** The program itself, which goes on when whoever began something has left. */
export const bySystem = (companyId: string): Doer => ({
  viewer: null,
  caller: null,
  actor: { companyId, type: 'System', id: null, name: null },
});
