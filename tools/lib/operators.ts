import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../../server/platform';
import { hashPassword } from '../../server/identity';
import { insertCompany } from '../../server/testing/factories/companies';
import { insertOperator } from '../../server/testing/factories/operators';

const password = 'a long pass phrase';

export interface StaffedCompany {
  companyId: string;
  emails: string[];
}

/** Creates an active company with this number of Admins, whom `signInAll` signs in. */
export async function createStaffedCompany({ database }: Services, people: number): Promise<StaffedCompany> {
  const company = await insertCompany(database, {});
  const passwordHash = await hashPassword(password);
  const emails: string[] = [];
  for (let index = 0; index < people; index += 1) {
    const { email } = await insertOperator(database, company, { role: 'Admin', passwordHash });
    emails.push(email);
  }
  return { companyId: company.id, emails };
}

/** The outcome of a request: `200`, an HTTP status with an error code, or `no response`. */
export type Outcome = string;

interface Result {
  outcome: Outcome;
  message: string;
  data: Record<string, unknown>;
}

const success: Outcome = '200';
export const unavailable: Outcome = '503 UNAVAILABLE';
const noResponse: Outcome = 'no response';
export const expired: Outcome = '401 UNAUTHENTICATED';

/** A response, with its arrival time (`performance.now()`) and the duration of its request. */
interface RecordedResponse {
  outcome: Outcome;
  atMs: number;
  tookMs: number;
}

/** The responses that some operators received. */
export class Tally {
  readonly #responses: RecordedResponse[] = [];

  add(response: RecordedResponse): void {
    this.#responses.push(response);
  }

  between(fromMs: number, toMs = Infinity): RecordedResponse[] {
    return this.#responses.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  }

  timesSince(fromMs: number): number[] {
    return this.between(fromMs).map(({ tookMs }) => tookMs);
  }

  /** Returns the number of successful responses between two times. */
  successes(fromMs: number, toMs = Infinity): number {
    return this.between(fromMs, toMs).filter(({ outcome }) => outcome === success).length;
  }

  outcomesSince(fromMs: number): Map<Outcome, number> {
    const counts = new Map<Outcome, number>();
    for (const { outcome } of this.between(fromMs)) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    return counts;
  }
}

/** Formats counts as in `1200 × 200, 14 × 503 UNAVAILABLE`. */
export const formatOutcomes = (outcomes: ReadonlyMap<Outcome, number>): string =>
  [...outcomes].map(([outcome, count]) => `${count} × ${outcome}`).join(', ') || 'none';

/** Returns the outcomes other than success and the given ones. */
export const otherOutcomes = (outcomes: ReadonlyMap<Outcome, number>, ...known: Outcome[]): Outcome[] =>
  [...outcomes.keys()].filter((outcome) => outcome !== success && !known.includes(outcome));

const signInMutation = `mutation SignIn($email: String!, $password: String!) {
  login(email: $email, password: $password) { accessToken refreshToken } }`;
const refreshMutation =
  'mutation Renew($token: String!) { refreshTokens(refreshToken: $token) { accessToken } }';

async function post(url: string, token: string, body: object): Promise<Result> {
  try {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(90_000),
    });
    const { data, errors = [] } = await response.json();
    const code = errors[0]?.extensions?.code;
    const outcome = code === undefined ? String(response.status) : `${response.status} ${code}`;
    return { outcome, message: errors[0]?.message ?? '', data: data ?? {} };
  } catch {
    return { outcome: noResponse, message: 'No response arrived.', data: {} };
  }
}

/** An operator who signs in with a password and refreshes a rejected access token as the console does. */
export class Operator {
  #accessToken = '';
  #refreshToken = '';
  isSignedOut = false;

  constructor(
    private readonly url: string,
    private readonly email: string,
    private readonly tally: Tally,
  ) {}

  async signIn(): Promise<void> {
    const { data, message } = await this.#send(signInMutation, { email: this.email, password });
    if (!data['login']) throw new Error(`${this.email} cannot sign in: ${message}`);
    const { accessToken, refreshToken } = data['login'] as { accessToken: string; refreshToken: string };
    this.#accessToken = accessToken;
    this.#refreshToken = refreshToken;
  }

  /** Sends an operation, and once more if the access token was rejected and can be refreshed. */
  async send(query: string, variables: object = {}): Promise<Result> {
    const first = await this.#send(query, variables);
    if (!first.outcome.startsWith('401') || !(await this.canRefresh())) return first;
    return this.#send(query, variables);
  }

  /** Sends an operation and returns its data. Throws if it fails. */
  async execute<Data>(query: string, variables: object = {}): Promise<Data> {
    const { outcome, message, data } = await this.send(query, variables);
    if (outcome !== success) throw new Error(`${query.trim().split('(')[0]}: ${outcome} ${message}`);
    return data as Data;
  }

  /**
   * Sends an operation until it succeeds or `isOver` returns true, as long as failures are temporary. Returns
   * the number of retries, or null if it did not succeed. Throws if it is refused.
   */
  async retry(query: string, variables: object, isOver: () => boolean): Promise<number | null> {
    for (let retries = 0; !isOver(); retries += 1) {
      const { outcome, message } = await this.send(query, variables);
      if (outcome === success) return retries;
      if (![noResponse, unavailable].includes(outcome))
        throw new Error(`The API refused ${query.split('(')[0]}: ${outcome} ${message}`);
      await delay(150);
    }
    return null;
  }

  async canRefresh(): Promise<boolean> {
    const { outcome, data } = await this.#send(refreshMutation, { token: this.#refreshToken });
    if (outcome.startsWith('401')) this.isSignedOut = true;
    if (!data['refreshTokens']) return false;
    this.#accessToken = (data['refreshTokens'] as { accessToken: string }).accessToken;
    return true;
  }

  accessToken(): string {
    return this.#accessToken;
  }

  async #send(query: string, variables: object): Promise<Result> {
    const startedAt = performance.now();
    const result = await post(this.url, this.#accessToken, { query, variables });
    const atMs = performance.now();
    this.tally.add({ outcome: result.outcome, atMs, tookMs: atMs - startedAt });
    return result;
  }
}

export async function signInAll(
  url: string,
  emails: readonly string[],
  tally = new Tally(),
): Promise<Operator[]> {
  const operators = emails.map((email) => new Operator(url, email, tally));
  for (const operator of operators) await operator.signIn();
  return operators;
}
