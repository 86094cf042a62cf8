import type { RequestResult, Tally } from './tally';

const noResponse: RequestResult = {
  status: 0,
  code: null,
  message: 'No response arrived.',
  fields: {},
  data: null,
};

export const isSuccessful = ({ status, code }: Pick<RequestResult, 'status' | 'code'>): boolean =>
  status === 200 && code === null;

/** Returns whether the same request may succeed later. */
export const isTransient = ({ status, code }: RequestResult): boolean =>
  status === 0 || code === 'UNAVAILABLE';

const timeoutMs = 90_000;

const signInMutation = `mutation SignIn($email: String!, $password: String!) {
  login(email: $email, password: $password) { accessToken refreshToken } }`;
const refreshMutation =
  'mutation Renew($token: String!) { refreshTokens(refreshToken: $token) { accessToken } }';

/** A console user who signs in with a password and refreshes a rejected access token as the console does. */
export class TestUser {
  #accessToken = '';
  #refreshToken = '';
  isSignedOut = false;

  constructor(
    private readonly url: string,
    readonly email: string,
    private readonly tally: Tally,
  ) {}

  async signIn(password: string): Promise<void> {
    const result = await this.#send(signInMutation, { email: this.email, password });
    const tokens = result.data?.['login'] as { accessToken: string; refreshToken: string } | undefined;
    if (!tokens) throw new Error(`${this.email} cannot sign in: ${result.message}`);
    this.#accessToken = tokens.accessToken;
    this.#refreshToken = tokens.refreshToken;
  }

  async execute(query: string, variables: object = {}): Promise<RequestResult> {
    const first = await this.#send(query, variables);
    if (first.status !== 401) return first;
    const refreshed = await this.refresh();
    return isSuccessful(refreshed) ? this.#send(query, variables) : refreshed;
  }

  async refresh(): Promise<RequestResult> {
    const result = await this.#send(refreshMutation, { token: this.#refreshToken });
    const refreshed = result.data?.['refreshTokens'] as { accessToken: string } | undefined;
    if (refreshed) this.#accessToken = refreshed.accessToken;
    if (result.status === 401) this.isSignedOut = true;
    return result;
  }

  async #send(query: string, variables: object): Promise<RequestResult> {
    const startedAt = performance.now();
    const result = await post(`${this.url}/graphql`, this.#accessToken, { query, variables });
    this.tally.count(result, performance.now() - startedAt);
    return result;
  }
}

async function post(url: string, token: string, body: object): Promise<RequestResult> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { data = null, errors = [] } = await response.json();
    const [error] = errors;
    return {
      status: response.status,
      code: error?.extensions?.code ?? null,
      message: error?.message ?? '',
      fields: error?.extensions?.fields ?? {},
      data,
    };
  } catch {
    return noResponse;
  }
}
