import type { Timestamp } from '../../lib/timestamps';
import { addDays, type ClientSimulation } from './simulation';

export interface DemoSignIn {
  clientId: string;
  at: Timestamp;
  ipAddress: string;
  userAgent: string;
}

const userAgents = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
] as const;

/** IPv4 networks reserved for documentation (RFC 5737). */
const networks = ['192.0.2', '198.51.100', '203.0.113'] as const;

/**
 * Returns the sign-ins from the first subscription until deactivation or today. Clients without a
 * subscription and some imported clients have none.
 */
export function signInsOf({ client, random, transitions, state, context }: ClientSimulation): DemoSignIn[] {
  const [first] = transitions;
  const neverSignsIn = client.source === 'Import' && random.chance(0.2);
  if (!first || neverSignsIn) return [];
  const end = state.deactivatedAt ?? context.today;
  const averageDays = random.between(5, 24);
  const userAgent = random.pick(userAgents);
  const ipAddress = `${random.pick(networks)}.${1 + random.below(254)}`;
  const signIns: DemoSignIn[] = [];
  let at = client.source === 'Import' ? addDays(first.at, random.between(0.5, 20)) : addDays(first.at, 0.002);
  while (at < end) {
    signIns.push({ clientId: client.id, at, ipAddress, userAgent });
    at = addDays(at, averageDays * random.between(0.3, 1.7));
  }
  return signIns;
}
