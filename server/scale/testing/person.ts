import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { CompanyRow } from '../../testing/inhabitants';

export interface Answer<Data> {
  status: number;
  code: string | null;
  data: Data;
}

/** A socket that says what it hears, and how it ended. */
export interface Ear {
  heard: unknown[];
  /** Resolves when so many were heard. */
  hears(count: number): Promise<void>;
  closed: Promise<number>;
  close(): void;
}

/** An operator with a console: the tokens that they got from one process go to any of them. */
export class Person {
  static readonly password = 'a long pass phrase';
  accessToken = '';
  refreshToken = '';

  constructor(
    readonly company: CompanyRow,
    readonly email: string,
  ) {}

  async ask<Data>(url: string, query: string, variables: object = {}): Promise<Answer<Data>> {
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

  /** What comes back, where nothing else may. */
  async get<Data>(url: string, query: string, variables: object = {}): Promise<Data> {
    const { data, code, status } = await this.ask<Data>(url, query, variables);
    if (code !== null || status !== 200) throw new Error(`${status} ${code}: ${query.slice(0, 60)}`);
    return data;
  }

  signIn(url: string, password = Person.password): Promise<Answer<{ login: Tokens } | null>> {
    return this.ask(
      url,
      `mutation ($email: String!, $password: String!) {
        login(email: $email, password: $password) { accessToken refreshToken } }`,
      { email: this.email, password },
    );
  }

  async signedIn(url: string): Promise<this> {
    const { data, code } = await this.signIn(url);
    if (!data) throw new Error(`${this.email} can not sign in: ${code}`);
    Object.assign(this, data.login);
    return this;
  }

  upload(url: string, path: string, file: Blob, name: string): Promise<Response> {
    const body = new FormData();
    body.append('file', file, name);
    const headers = { authorization: `Bearer ${this.accessToken}` };
    return fetch(`${url}${path}`, { method: 'POST', headers, body });
  }

  /** Subscribes, and resolves once the process at the other end listens. */
  async listen(url: string, query: string, variables: Record<string, unknown> = {}): Promise<Ear> {
    const heard: unknown[] = [];
    let wake = (): void => undefined;
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
          heard.push(value.data);
          wake();
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return {
      ...{ heard, closed },
      close: () => void client?.dispose(),
      async hears(count) {
        while (heard.length < count) await new Promise<void>((resolve) => (wake = resolve));
      },
    };
  }
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
}
