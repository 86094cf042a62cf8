import type { Moment } from '../../lib/moments';
import { later, type Life } from './life';

export interface DemoSignIn {
  clientId: string;
  at: Moment;
  ipAddress: string;
  userAgent: string;
}

const userAgents = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
] as const;

/** The blocks that are kept for examples. */
const networks = ['192.0.2', '198.51.100', '203.0.113'] as const;

/** From when the client has signed up, until they are deactivated or today; some of those imported never come. */
export function signInsOf({ client, random, moves, standing, around }: Life): DemoSignIn[] {
  const [first] = moves;
  const neverComes = client.source === 'Import' && random.chance(0.2);
  if (!first || neverComes) return [];
  const end = standing.deactivatedAt ?? around.today;
  const everyDays = random.between(5, 24);
  const userAgent = random.pick(userAgents);
  const ipAddress = `${random.pick(networks)}.${1 + random.below(254)}`;
  const signIns: DemoSignIn[] = [];
  let at = client.source === 'Import' ? later(first.at, random.between(0.5, 20)) : later(first.at, 0.002);
  while (at < end) {
    signIns.push({ clientId: client.id, at, ipAddress, userAgent });
    at = later(at, everyDays * random.between(0.3, 1.7));
  }
  return signIns;
}
