import { measureInTurn, median } from '../lib/measure';
import type { DatabaseKind } from '../lib/program';
import type { Row } from '../lib/report';
import { fromRandomNetwork } from './sendLoad';
import type { Target } from './target';

const mutations: Readonly<Record<string, string>> = {
  'sign-in':
    'mutation ($email: String!) { login(email: $email, password: "wrong wrong wrong") { accessToken } }',
  'password reset request': 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
};
const maxDifference = 0.1;

/**
 * Measures whether response times reveal which accounts exist. A second set of unknown addresses measures the
 * random variation.
 */
export async function measureEnumeration(
  { url, knownEmails }: Target,
  database: DatabaseKind,
  rounds: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [operation, query] of Object.entries(mutations)) {
    const responses = new Set<string>();
    // Cycles through the addresses, since each of them has an hourly rate limit.
    const createCall = (emails: readonly string[]) => {
      let turn = 0;
      return async () => {
        const response = await fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...fromRandomNetwork() },
          body: JSON.stringify({ query, variables: { email: emails[turn++ % emails.length] } }),
        });
        const text = await response.text();
        responses.add(`${response.status} ${text.replace(/"requestId":"[^"]*"/, '')}`);
      };
    };
    const unknown = (name: string) => knownEmails.map((_, at) => `${name}-${at}@unknown.test`);
    const sets = [knownEmails, unknown('some'), unknown('other')];
    const times = await measureInTurn(sets.map(createCall), rounds);
    const [knownMs = NaN, unknownMs = NaN, otherMs = NaN] = times.map(median);
    const randomDifference = Math.abs(otherMs / unknownMs - 1);
    const isSimilar =
      randomDifference <= maxDifference &&
      Math.abs(knownMs / unknownMs - 1) <= randomDifference + maxDifference;
    rows.push({
      name: 'enumeration',
      database,
      what: `${operation} for known and unknown addresses`,
      measured: `${knownMs.toFixed(1)} ms for known addresses; ${responses.size === 1 ? 'identical responses' : `DIFFERENT RESPONSES: ${[...responses].join(' or ')}`}`,
      baseline: `${unknownMs.toFixed(1)} and ${otherMs.toFixed(1)} ms for unknown addresses`,
      budget: `identical responses; the medians of two sets of unknown addresses differ by at most ${maxDifference * 100} %, and those of known addresses by at most ${maxDifference * 100} % more`,
      isWithinBudget: responses.size === 1 && isSimilar,
    });
  }
  return rows;
}
