import { requestGraphql, onboard, type OperatorAccount } from '../../../e2e/support/operatorApi';
import type { Tokens } from './openPages';

const login = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { accessToken refreshToken }
}`;

const createClient = 'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }';

export type Credentials = Pick<OperatorAccount, 'email' | 'password'>;

export async function signInRepeatedly(
  url: string,
  { email, password }: Credentials,
  count: number,
): Promise<Tokens[]> {
  const sessions: Tokens[] = [];
  while (sessions.length < count) {
    const data = await requestGraphql<{ login: Tokens }>(url, '', login, { email, password });
    sessions.push(data.login);
  }
  return sessions;
}

/** Creates a company with completed onboarding and the given number of clients. */
export async function createCompanyWithClients(url: string, clients: number): Promise<OperatorAccount> {
  const owner = await onboard(url);
  for (let number = 1; number <= clients; number += 1) {
    const input = { name: `Client ${number}`, email: `client-${number}@example.test` };
    await requestGraphql(url, owner.accessToken, createClient, { input });
  }
  return owner;
}

interface Profile {
  companyProfile: {
    name: string;
    email: string;
    country: string;
    currency: string;
    timeZone: string;
    lockVersion: number;
  };
}

/** Changes the company profile, which sends an event to every open page of the company. */
export async function changeCompany(url: string, token: string): Promise<void> {
  const { companyProfile } = await requestGraphql<Profile>(
    url,
    token,
    'query { companyProfile { name email country currency timeZone lockVersion } }',
  );
  const { lockVersion, ...profile } = companyProfile;
  await requestGraphql(
    url,
    token,
    `mutation ($input: CompanyProfileInput!, $lockVersion: Int!) {
      updateCompanyProfile(input: $input, lockVersion: $lockVersion) { lockVersion }
    }`,
    { input: { ...profile, website: `https://example.test/${lockVersion}` }, lockVersion },
  );
}
