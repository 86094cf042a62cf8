import { randomUUID } from 'node:crypto';

/** What a test needs done before its own story begins, through the API that everyone uses. */
export interface SignedUp {
  email: string;
  password: string;
  accessToken: string;
  refreshToken: string;
}

let signUps = 0;

export const somebody = () => {
  signUps += 1;
  const unique = `${process.pid}-${Date.now()}-${signUps}`;
  return { email: `ada-${unique}@example.test`, password: 'a long pass phrase for Ada' };
};

export async function ask<Data>(
  url: string,
  token: string,
  query: string,
  variables: object = {},
): Promise<Data> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token ? `Bearer ${token}` : '' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '));
  return data;
}

export async function signUp(url: string): Promise<SignedUp> {
  const { email, password } = somebody();
  const { signUp: tokens } = await ask<{ signUp: { accessToken: string; refreshToken: string } }>(
    url,
    '',
    'mutation ($input: SignUpInput!) { signUp(input: $input) { accessToken refreshToken } }',
    { input: { companyName: 'Lovelace Ltd', name: 'Ada Lovelace', email, password } },
  );
  return { email, password, ...tokens };
}

const logo = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="teal"/></svg>`;

async function upload(url: string, token: string, path: string, file: string, type: string, name: string) {
  const body = new FormData();
  body.append('file', new Blob([file], { type }), name);
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
}

/** A company whose onboarding is finished. */
export async function onboard(url: string): Promise<SignedUp> {
  const ada = await signUp(url);
  const run = (query: string, input: object) => ask(url, ada.accessToken, query, { input });
  await run('mutation ($input: CompanyDetailsInput!) { submitCompanyDetails(input: $input) { id } }', {
    name: 'Lovelace Ltd',
    email: ada.email,
    country: 'PT',
    currency: 'EUR',
    timeZone: 'Europe/Lisbon',
  });
  await upload(
    url,
    ada.accessToken,
    '/theme-setups/square-logo/upload',
    logo(256, 256),
    'image/svg+xml',
    'square.svg',
  );
  await upload(
    url,
    ada.accessToken,
    '/theme-setups/full-logo/upload',
    logo(512, 160),
    'image/svg+xml',
    'full.svg',
  );
  await run('mutation ($input: ThemeSetupInput!) { submitCompanyTheme(input: $input) { id } }', {
    title: 'Lovelace',
    colour: '#0F766E',
  });
  await run('mutation ($input: ClientBillingPlanInput!) { submitClientBilling(input: $input) { id } }', {
    name: 'Starter',
    price: 2900,
    interval: 'Month',
    trialDays: 14,
  });
  await run(
    `mutation ($input: PaymentMethodInput!) {
      submitPaymentMethod(input: $input, idempotencyKey: "${randomUUID()}") { id status }
    }`,
    { skip: true },
  );
  return ada;
}

export const addClient = (url: string, ada: SignedUp, name: string, email: string) =>
  ask(url, ada.accessToken, 'mutation ($input: CreateClientInput!) { createClient(input: $input) { id } }', {
    input: { name, email },
  });

/** A CSV file of clients that an import takes whole. */
export const clientCsv = (count: number): string =>
  [
    'Full name,E-mail,Phone,Country',
    ...Array.from(
      { length: count },
      (_, index) =>
        `Client ${index + 1},client${index + 1}@example.test,+35191${String(1000000 + index)},Portugal`,
    ),
  ].join('\r\n');
