import type { Context } from '../../context';
import { networkOf } from '../../lib/network';
import { forget, giveBack, limit } from '../auth/limits';

/** How often codes of an operator were tried, from here and from everywhere, and what this network tried. */
export function codeTriesOf({ services, caller }: Context, operatorId: string) {
  const network = networkOf(caller.ipAddress);
  const pair = `${operatorId} ${network}`;
  return {
    // The pair comes before the operator: whoever is locked out here can't lock its owner out elsewhere.
    count: async () => {
      await limit(services, 'two-factor-network', network);
      await limit(services, 'two-factor-pair', pair);
      await limit(services, 'two-factor-operator', operatorId);
    },
    succeed: async () => {
      await forget(services, 'two-factor-pair', pair);
      await giveBack(services, 'two-factor-operator', operatorId);
      await giveBack(services, 'two-factor-network', network);
    },
  };
}
