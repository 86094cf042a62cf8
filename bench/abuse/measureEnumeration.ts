import { measureInTurn, median } from '../measure';
import type { AbuseRow } from './table';
import type { Target } from './target';
import { sendGraphql, fromRandomNetwork } from './wire';

const mutations: Readonly<Record<string, string>> = {
  'a sign-in':
    'mutation ($email: String!) { login(email: $email, password: "wrong wrong wrong") { accessToken } }',
  'asking for a reset link': 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
};
const maxDifference = 0.1;

/** Rotates through the addresses, since each of them has an hourly rate limit. */
function roundRobin(emails: readonly string[]): () => string {
  let attempt = 0;
  return () => {
    attempt += 1;
    return emails[attempt % emails.length] ?? '';
  };
}

/**
 * Measures whether response times reveal which accounts exist. A second set of unknown addresses shows the
 * random difference.
 */
export async function measureEnumeration(
  target: Target,
  database: AbuseRow['database'],
  rounds: number,
): Promise<AbuseRow[]> {
  const rows: AbuseRow[] = [];
  const unknownEmails = target.knownEmails.map((_, index) => `nobody-${index}@nowhere.test`);
  const otherUnknownEmails = target.knownEmails.map((_, index) => `stranger-${index}@nowhere.test`);
  for (const [operation, query] of Object.entries(mutations)) {
    const responses = new Set<string>();
    const createRequest = (emails: readonly string[]) => {
      const next = roundRobin(emails);
      return async () => {
        const attempt = { body: { query, variables: { email: next() } }, headers: fromRandomNetwork() };
        const { status, text } = await sendGraphql(target.url, attempt);
        responses.add(`${status} ${text.replace(/"requestId":"[^"]*"/, '')}`);
      };
    };
    const times = await measureInTurn(
      [target.knownEmails, unknownEmails, otherUnknownEmails].map(createRequest),
      rounds,
    );
    const [known = NaN, first = NaN, second = NaN] = times.map(median);
    const difference = Math.abs(known / first - 1);
    const randomDifference = Math.abs(second / first - 1);
    rows.push({
      attack: 'enumeration',
      database,
      what: `${operation}, for addresses that somebody has and for others`,
      refused: [
        `${known.toFixed(1)} ms known, ${first.toFixed(1)} and ${second.toFixed(1)} ms unknown`,
        responses.size === 1
          ? 'all answered alike'
          : `ANSWERED IN ${responses.size} WAYS: ${[...responses].join(' or ')}`,
      ].join('; '),
      ordinaryTraffic: '',
      budget: `the same answer; the middle times of known and unknown addresses at most ${maxDifference * 100} % apart, beyond those of two kinds of unknown ones, which are as near`,
      isWithinBudget:
        responses.size === 1 &&
        randomDifference <= maxDifference &&
        difference <= randomDifference + maxDifference,
      figures: { known, unknown: first, other: second, answers: responses.size },
    });
  }
  return rows;
}
