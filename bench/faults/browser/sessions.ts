import { requestGraphql, onboard, type OperatorAccount } from '../../../e2e/support/operatorApi';
import type { Tokens } from './openPages';

const login = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { accessToken refreshToken }
}`;

const createClient = 'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }';

export type Credentials = Pick<OperatorAccount, 'email' | 'password'>;

/** Signs somebody in so many times. */
export async function signInTimes(
  url: string,
  { email, password }: Credentials,
  times: number,
): Promise<Tokens[]> {
  const sessions: Tokens[] = [];
  while (sessions.length < times) {
    const answer = await requestGraphql<{ login: Tokens }>(url, '', login, { email, password });
    sessions.push(answer.login);
  }
  return sessions;
}

/** A company whose onboarding is finished, and which has so many clients. */
export async function companyWithClients(url: string, clients: number): Promise<OperatorAccount> {
  const ada = await onboard(url);
  for (let number = 1; number <= clients; number += 1) {
    const input = { name: `Client ${number}`, email: `client-${number}@example.test` };
    await requestGraphql(url, ada.accessToken, createClient, { input });
  }
  return ada;
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

/** Changes something that every open page of the company hears of. */
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
