import type { ErrorCode } from '../../server/errors';
import type { Tally } from './tally';

/** What came back for a call; without an answer the status is 0. */
export interface Answer {
  status: number;
  code: ErrorCode | 'INTERNAL_SERVER_ERROR' | null;
  message: string;
  fields: Readonly<Record<string, string>>;
  data: Record<string, unknown> | null;
}

const nothing: Answer = { status: 0, code: null, message: 'There was no answer.', fields: {}, data: null };

export const isDone = ({ status, code }: Pick<Answer, 'status' | 'code'>): boolean =>
  status === 200 && code === null;

/** Whether the same call may find the API well a little later. */
export const isPassing = ({ status, code }: Answer): boolean => status === 0 || code === 'UNAVAILABLE';

const patienceMs = 90_000;

const signInWords = `mutation SignIn($email: String!, $password: String!) {
  login(email: $email, password: $password) { accessToken refreshToken } }`;
const renewWords = 'mutation Renew($token: String!) { refreshTokens(refreshToken: $token) { accessToken } }';

/** Somebody at a console: signs in with a password, and has a refused access token exchanged as the console does. */
export class Person {
  #accessToken = '';
  #refreshToken = '';
  /** Whether a console would have shown the sign-in form. */
  isSignedOut = false;

  constructor(
    private readonly url: string,
    readonly email: string,
    private readonly tally: Tally,
  ) {}

  async signIn(password: string): Promise<void> {
    const answer = await this.#send(signInWords, { email: this.email, password });
    const tokens = answer.data?.['login'] as { accessToken: string; refreshToken: string } | undefined;
    if (!tokens) throw new Error(`${this.email} can not sign in: ${answer.message}`);
    this.#accessToken = tokens.accessToken;
    this.#refreshToken = tokens.refreshToken;
  }

  async ask(query: string, variables: object = {}): Promise<Answer> {
    const first = await this.#send(query, variables);
    if (first.status !== 401) return first;
    const renewed = await this.renew();
    return isDone(renewed) ? this.#send(query, variables) : renewed;
  }

  /** The exchange of the refresh token. */
  async renew(): Promise<Answer> {
    const answer = await this.#send(renewWords, { token: this.#refreshToken });
    const given = answer.data?.['refreshTokens'] as { accessToken: string } | undefined;
    if (given) this.#accessToken = given.accessToken;
    if (answer.status === 401) this.isSignedOut = true;
    return answer;
  }

  async #send(query: string, variables: object): Promise<Answer> {
    const began = performance.now();
    const answer = await post(`${this.url}/graphql`, this.#accessToken, { query, variables });
    this.tally.count(answer, performance.now() - began);
    return answer;
  }
}

async function post(url: string, token: string, body: object): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceMs),
    });
    const { data = null, errors = [] } = await response.json();
    const [refused] = errors;
    return {
      status: response.status,
      code: refused?.extensions?.code ?? null,
      message: refused?.message ?? '',
      fields: refused?.extensions?.fields ?? {},
      data,
    };
  } catch {
    return nothing;
  }
}
