import { measureInTurn, median } from '../bench/measure';
import type { AbuseRow } from './table';
import type { Target } from './target';
import { sendGraphql, fromRandomNetwork } from './wire';

const mutations: Readonly<Record<string, string>> = {
  'sign-in':
    'mutation ($email: String!) { login(email: $email, password: "wrong wrong wrong") { accessToken } }',
  'password reset request': 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
};
const maxDifference = 0.1;

/** Returns a function that cycles through the addresses, since each of them has an hourly rate limit. */
function roundRobin(emails: readonly string[]): () => string {
  let attempt = 0;
  return () => {
    attempt += 1;
    return emails[attempt % emails.length] ?? '';
  };
}

/**
 * Measures whether response times reveal which accounts exist. A second set of unknown addresses measures the
 * random variation.
 */
export async function measureEnumeration(
  target: Target,
  database: AbuseRow['database'],
  rounds: number,
): Promise<AbuseRow[]> {
  const rows: AbuseRow[] = [];
  const unknownEmails = target.knownEmails.map((_, index) => `unknown-${index}@unknown.test`);
  const otherUnknownEmails = target.knownEmails.map((_, index) => `other-${index}@unknown.test`);
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
      what: `${operation} for known and unknown addresses`,
      refused: [
        `${known.toFixed(1)} ms known, ${first.toFixed(1)} and ${second.toFixed(1)} ms unknown`,
        responses.size === 1
          ? 'identical responses'
          : `${responses.size} DIFFERENT RESPONSES: ${[...responses].join(' or ')}`,
      ].join('; '),
      ordinaryTraffic: '',
      budget: `identical responses; the medians of two sets of unknown addresses differ by at most ${maxDifference * 100} %, and those of known addresses by at most ${maxDifference * 100} % more`,
      isWithinBudget:
        responses.size === 1 &&
        randomDifference <= maxDifference &&
        difference <= randomDifference + maxDifference,
      figures: { known, unknown: first, other: second, responses: responses.size },
    });
  }
  return rows;
}
