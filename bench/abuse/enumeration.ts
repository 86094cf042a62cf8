import { measureInTurn, median } from '../measure';
import type { AbuseRow } from './table';
import type { Target } from './target';
import { ask, fromAnywhere } from './wire';

const questions: Readonly<Record<string, string>> = {
  'a sign-in':
    'mutation ($email: String!) { login(email: $email, password: "wrong wrong wrong") { accessToken } }',
  'asking for a reset link': 'mutation ($email: String!) { requestPasswordReset(email: $email) }',
};
const mostApart = 0.1;

/** The addresses in turn, each as rarely as it can be: how often each is asked for in an hour is limited. */
function oneByOne(emails: readonly string[]): () => string {
  let asked = 0;
  return () => {
    asked += 1;
    return emails[asked % emails.length] ?? '';
  };
}

/** Whether the time that an answer takes tells who has an account: two unknown addresses differ by chance alone. */
export async function enumeration(
  target: Target,
  database: AbuseRow['database'],
  rounds: number,
): Promise<AbuseRow[]> {
  const rows: AbuseRow[] = [];
  const unknown = target.knownEmails.map((_, place) => `nobody-${place}@nowhere.test`);
  const others = target.knownEmails.map((_, place) => `stranger-${place}@nowhere.test`);
  for (const [what, query] of Object.entries(questions)) {
    const answers = new Set<string>();
    const asking = (emails: readonly string[]) => {
      const next = oneByOne(emails);
      return async () => {
        const asked = { body: { query, variables: { email: next() } }, headers: fromAnywhere() };
        const { status, text } = await ask(target.url, asked);
        answers.add(`${status} ${text.replace(/"requestId":"[^"]*"/, '')}`);
      };
    };
    const times = await measureInTurn([target.knownEmails, unknown, others].map(asking), rounds);
    const [known = NaN, first = NaN, second = NaN] = times.map(median);
    const apart = Math.abs(known / first - 1);
    const byChance = Math.abs(second / first - 1);
    rows.push({
      attack: 'enumeration',
      database,
      what: `${what}, for addresses that somebody has and for others`,
      refused: [
        `${known.toFixed(1)} ms known, ${first.toFixed(1)} and ${second.toFixed(1)} ms unknown`,
        answers.size === 1
          ? 'all answered alike'
          : `ANSWERED IN ${answers.size} WAYS: ${[...answers].join(' or ')}`,
      ].join('; '),
      bystander: '',
      budget: `the same answer; the middle times of known and unknown addresses at most ${mostApart * 100} % apart, beyond those of two kinds of unknown ones, which are as near`,
      isKept: answers.size === 1 && byChance <= mostApart && apart <= byChance + mostApart,
      figures: { known, unknown: first, other: second, answers: answers.size },
    });
  }
  return rows;
}
