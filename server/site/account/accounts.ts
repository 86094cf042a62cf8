import type { Accounts } from '../siteRequest';

export const accounts: Accounts = {
  routes: [],
  sessionOf: async () => null,
  firstOf: async () => null,
};
