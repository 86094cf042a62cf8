import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { CompanyRow } from '../../testing/factories/companies';

export interface GraphqlResult<Data> {
  status: number;
  code: string | null;
  data: Data;
}

/** A socket subscription that collects its events. */
export interface TestSubscription {
  events: unknown[];
  /** Resolves when at least `count` events have arrived. */
  waitForEvents(count: number): Promise<void>;
  closed: Promise<number>;
  close(): void;
}

/** An operator who calls the API. Every process accepts the tokens that another one issued. */
export class TestOperator {
  static readonly password = 'a long pass phrase';
  accessToken = '';
  refreshToken = '';

  constructor(
    readonly company: CompanyRow,
    readonly email: string,
  ) {}

  async request<Data>(url: string, query: string, variables: object = {}): Promise<GraphqlResult<Data>> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.accessToken && { authorization: `Bearer ${this.accessToken}` }),
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors = [] } = await response.json();
    return { status: response.status, code: errors[0]?.extensions?.code ?? null, data };
  }

  /** Returns the data of a GraphQL request. Throws if the response has errors. */
  async get<Data>(url: string, query: string, variables: object = {}): Promise<Data> {
    const { data, code, status } = await this.request<Data>(url, query, variables);
    if (code !== null || status !== 200) throw new Error(`${status} ${code}: ${query.slice(0, 60)}`);
    return data;
  }

  signIn(url: string, password = TestOperator.password): Promise<GraphqlResult<{ login: Tokens } | null>> {
    return this.request(
      url,
      `mutation ($email: String!, $password: String!) {
        login(email: $email, password: $password) { accessToken refreshToken } }`,
      { email: this.email, password },
    );
  }

  async signInAt(url: string): Promise<this> {
    const { data, code } = await this.signIn(url);
    if (!data) throw new Error(`${this.email} cannot sign in: ${code}`);
    Object.assign(this, data.login);
    return this;
  }

  upload(url: string, path: string, file: Blob, name: string): Promise<Response> {
    const body = new FormData();
    body.append('file', file, name);
    const headers = { authorization: `Bearer ${this.accessToken}` };
    return fetch(`${url}${path}`, { method: 'POST', headers, body });
  }

  /** Subscribes, and resolves when the socket is connected. */
  async subscribe(
    url: string,
    query: string,
    variables: Record<string, unknown> = {},
  ): Promise<TestSubscription> {
    const events: unknown[] = [];
    let onEvent = (): void => undefined;
    let client: Client | undefined;
    const closed = new Promise<number>((resolve) => {
      client = createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { Authorization: `Bearer ${this.accessToken}` },
        lazy: false,
        retryAttempts: 0,
        onNonLazyError: () => undefined,
        on: { closed: (event) => resolve((event as { code: number }).code) },
      });
    });
    await new Promise<void>((resolve) => client?.on('connected', () => resolve()));
    client?.subscribe(
      { query, variables },
      {
        next: (value) => {
          events.push(value.data);
          onEvent();
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return {
      ...{ events, closed },
      close: () => void client?.dispose(),
      async waitForEvents(count) {
        while (events.length < count) await new Promise<void>((resolve) => (onEvent = resolve));
      },
    };
  }
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}
