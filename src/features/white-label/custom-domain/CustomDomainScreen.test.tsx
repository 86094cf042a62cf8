import { screen, within } from '@testing-library/react';
import type { ApiHandlers } from '@/testing/stubFetch';
import { operatorWith } from '@/testing/operatorWith';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import CustomDomainScreen from './CustomDomainScreen';
import type { DomainSetup } from './customDomainApi';
import { domainWith, liveDomain, setupWith } from './testing/domain';

const renderDomains = (setup: DomainSetup, responses: ApiHandlers = {}) =>
  renderScreen(
    <CustomDomainScreen />,
    { GetCustomDomain: () => ({ customDomain: setup }), ...responses },
    { operator: { whiteLabelledCustomer: { timeZone: 'UTC' } } },
  );

const findCard = async (name: string) => within(await screen.findByRole('region', { name }));

test('CustomDomainScreen introduces custom domains, requires a name, and adds a domain', async () => {
  let setup = setupWith([]);
  const { user } = renderScreen(<CustomDomainScreen />, {
    GetCustomDomain: () => ({ customDomain: setup }),
    AddCustomDomain: ({ hostname }) => {
      expect(hostname).toBe('HTTPS://Shop.acme.com/');
      setup = setupWith([domainWith()]);
      return { addCustomDomain: { id: 'd1', displayName: 'shop.acme.com' } };
    },
  });
  const addPanel = await findCard('Add a custom domain');
  expect(addPanel.getByText(/Clients can always use acme\.sites\.example\.net/)).toBeInTheDocument();
  await user.click(addPanel.getByRole('button', { name: 'Add domain' }));
  expect(await addPanel.findByText('Enter a domain, such as www.example.com.')).toBeInTheDocument();
  await pasteInto(user, addPanel.getByRole('textbox', { name: 'Domain' }), ' HTTPS://Shop.acme.com/ ');
  await user.click(addPanel.getByRole('button', { name: 'Add domain' }));

  expect(await screen.findByText('shop.acme.com added')).toBeInTheDocument();
  await findCard('shop.acme.com');
  const nextPanel = await findCard('Add another domain');
  expect(nextPanel.getByRole('textbox', { name: 'Domain' })).toHaveValue('');
});

test('CustomDomainScreen warns on localhost that no public domain can point to the server', async () => {
  renderDomains(setupWith([], { fallbackHost: 'acme.localhost:4000' }));
  expect(await screen.findByText('Custom domains can’t reach this server')).toBeInTheDocument();
  expect(screen.getByText(/Clients can always use acme\.localhost:4000/)).toBeInTheDocument();
});

test('CustomDomainScreen shows the server error of the domain field and focuses the field', async () => {
  const { user } = renderDomains(setupWith([]), {
    AddCustomDomain: () => {
      throw { code: 'BAD_USER_INPUT', fields: { hostname: 'This domain belongs to the platform.' } };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Domain' }), 'example.net{Enter}');
  expect(await screen.findByText('This domain belongs to the platform.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Domain' })).toHaveFocus();
});

test('design 4: CustomDomainScreen shows DNS records, found values and check times', async () => {
  const domain = domainWith({
    dnsStatus: 'Conflict',
    records: domainWith().records.map((record) =>
      record.type === 'TXT'
        ? { ...record, status: 'Mismatch', foundValues: ['site-verification=old'] }
        : { ...record, status: 'Conflict', foundValues: ['198.51.100.7'] },
    ),
    conflicts: [{ type: 'A', name: 'shop.acme.com', value: '198.51.100.7' }],
    hints: ['A CAA record of acme.com forbids the certificate.'],
    provider: 'Cloudflare',
    lastCheckedAt: '2026-11-21T10:05:00Z',
    nextCheckAt: '2026-11-21T10:15:00Z',
    instructionsSentTo: 'dns@agency.test',
    instructionsSentAt: '2026-11-21T10:02:00Z',
  });
  const { user } = renderDomains(setupWith([domain]));
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  const domainCard = await findCard('shop.acme.com');

  expect(domainCard.getByText('DNS conflict')).toBeInTheDocument();
  expect(domainCard.getByText('No certificate yet')).toBeInTheDocument();
  expect(domainCard.getByText(/which seems to be Cloudflare/)).toBeInTheDocument();
  expect(domainCard.getByText('A CAA record of acme.com forbids the certificate.')).toBeInTheDocument();
  const conflicts = within(domainCard.getByRole('region', { name: 'Delete these conflicting DNS records' }));
  expect(conflicts.getByText('198.51.100.7')).toBeInTheDocument();

  const [ownership] = within(domainCard.getByRole('list', { name: 'DNS records' })).getAllByRole('listitem');
  expect(ownership).toHaveTextContent('TXT recordIncorrect value');
  expect(ownership).toHaveTextContent('Current valuesite-verification=old');
  await user.click(domainCard.getByRole('button', { name: 'Copy TXT record value' }));
  expect(copy).toHaveBeenCalledWith('site-verification=abc');
  expect(domainCard.getByRole('button', { name: 'Copy CNAME record short name' })).toBeInTheDocument();

  expect(domainCard.getByText(/^Nov 21, 2026, 10:05/)).toBeInTheDocument();
  expect(domainCard.getByText(/^Nov 21, 2026, 10:15.*, repeated until Dec 21, 2026$/)).toBeInTheDocument();
  expect(domainCard.getByText(/^Sent to dns@agency\.test on Nov 21, 2026/)).toBeInTheDocument();
  const steps = within(domainCard.getByRole('list', { name: 'Setup steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^DoneAdd domainNov 21, 2026, 10:00/),
    expect.stringMatching(/^In progressVerify DNS recordsSince Nov 21, 2026, 10:00/),
    'PendingIssue certificate',
    'PendingGo live',
  ]);
});

test('CustomDomainScreen shows the result of a check, and that a failed one changed nothing', async () => {
  const failedCheck = domainWith({ lastCheckError: 'The DNS servers for shop.acme.com did not answer.' });
  const results = [failedCheck, liveDomain()];
  const { user } = renderDomains(setupWith([domainWith()]), {
    CheckCustomDomain: () => ({ checkCustomDomain: results.shift() }),
  });
  const domainCard = await findCard('shop.acme.com');
  await user.click(domainCard.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/^Check failed\. The DNS servers/)).toBeInTheDocument();
  expect(domainCard.getByText(/Nothing has changed, and we keep checking/)).toBeInTheDocument();
  expect(domainCard.getByText('DNS pending')).toBeInTheDocument();

  await user.click(domainCard.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('shop.acme.com is live')).toBeInTheDocument();
  expect(domainCard.getByText('DNS verified')).toBeInTheDocument();
  expect(domainCard.getByText('Certificate issued')).toBeInTheDocument();
  expect(domainCard.queryByText(/Nothing has changed, and we keep checking/)).toBeNull();
});

test('CustomDomainScreen reloads the domains when a CompanyChanged event arrives', async () => {
  let setup = setupWith([domainWith()]);
  const { push } = renderScreen(<CustomDomainScreen />, {
    GetCustomDomain: () => ({ customDomain: setup }),
  });
  const domainCard = await findCard('shop.acme.com');
  setup = setupWith([liveDomain()]);
  await push('CompanyChanged', { companyChanged: operatorWith().whiteLabelledCustomer });
  expect(await domainCard.findByText('DNS verified')).toBeInTheDocument();
});

test('CustomDomainScreen changes the primary domain and the redirect of the subdomain', async () => {
  const live = liveDomain();
  const waiting = domainWith({ id: 'd2', hostname: 'acme.com', displayName: 'acme.com' });
  const requests: unknown[] = [];
  const { user } = renderDomains(setupWith([live, waiting]), {
    SetPrimaryDomain: (variables) => {
      requests.push(variables);
      const { id, redirect } = variables as { id: string | null; redirect: boolean };
      return {
        setPrimaryDomain: setupWith([{ ...live, isPrimary: id === live.id }, waiting], {
          redirectToPrimary: redirect,
        }),
      };
    },
  });
  const choice = within(await screen.findByRole('radiogroup', { name: 'Primary domain' }));
  expect(choice.getByRole('radio', { name: 'acme.sites.example.net' })).toBeChecked();
  expect(choice.getByRole('radio', { name: 'acme.com' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(choice.getByRole('radio', { name: 'shop.acme.com' }));
  expect(await screen.findByText('shop.acme.com set as primary domain')).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: /^Redirect the subdomain/ }));
  expect(await screen.findByText('Redirect turned off')).toBeInTheDocument();
  await user.click(choice.getByRole('radio', { name: 'acme.sites.example.net' }));
  expect(await screen.findByText('Subdomain set as primary domain')).toBeInTheDocument();
  expect(requests).toEqual([
    { id: 'd1', redirect: true },
    { id: 'd1', redirect: false },
    { id: null, redirect: false },
  ]);
});

test('CustomDomainScreen emails the DNS records, but only to a valid address', async () => {
  const { user } = renderDomains(setupWith([domainWith()]), {
    EmailDomainInstructions: ({ id, email }) => {
      expect([id, email]).toEqual(['d1', 'dns@bücher.test']);
      return { emailDomainInstructions: { id: 'd1' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Email DNS records' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Email DNS records for shop.acme.com' }));
  await pasteInto(user, dialog.getByRole('textbox', { name: 'Email address' }), 'not-an-email');
  await user.click(dialog.getByRole('button', { name: 'Send email' }));
  expect(await dialog.findByText(/^Enter an email address/)).toBeInTheDocument();
  await user.clear(dialog.getByRole('textbox', { name: 'Email address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'dns@bücher.test{Enter}');
  expect(await screen.findByText('DNS records sent to dns@bücher.test')).toBeInTheDocument();
});

test('CustomDomainScreen requires typing the domain name to remove it and lists the consequences', async () => {
  const { user } = renderDomains(setupWith([liveDomain({ isPrimary: true })]), {
    RemoveCustomDomain: ({ id, hostname }) => {
      expect([id, hostname]).toEqual(['d1', 'Shop.Acme.com']);
      return { removeCustomDomain: setupWith([]) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove domain' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove shop.acme.com?' }));
  expect(
    within(dialog.getByRole('list', { name: 'Effects' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.split(' ')[0]),
  ).toEqual(['shop.acme.com', 'Your', 'Other', 'Its']);
  await user.click(dialog.getByRole('button', { name: 'Remove domain' }));
  expect(await dialog.findByText('Enter shop.acme.com to remove it.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), 'Shop.Acme.com{Enter}');
  expect(await screen.findByText('shop.acme.com removed')).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Add a custom domain' })).toBeInTheDocument();
});

test('CustomDomainScreen hides the form when the limit of three domains is reached', async () => {
  const domains = ['a', 'b', 'c'].map((name) =>
    domainWith({ id: name, hostname: `${name}.acme.com`, displayName: `${name}.acme.com` }),
  );
  renderDomains(setupWith(domains));
  expect(await screen.findByText(/^You can have at most 3 domains/)).toBeInTheDocument();
  expect(screen.getByText('3 of 3 domains')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Domain' })).toBeNull();
});

test('CustomDomainScreen hides the DNS records of a live domain behind a button', async () => {
  const { user } = renderDomains(setupWith([liveDomain()]));
  const domainCard = await findCard('shop.acme.com');
  expect(domainCard.queryByRole('list', { name: 'DNS records' })).toBeNull();
  expect(domainCard.getByRole('link', { name: 'https://shop.acme.com' })).toBeInTheDocument();
  await user.click(domainCard.getByRole('button', { name: 'Show DNS records' }));
  expect(within(domainCard.getByRole('list', { name: 'DNS records' })).getAllByText('Found')).toHaveLength(2);
});

test('CustomDomainScreen reloads the domains on Try again after a failure', async () => {
  let isUnavailable = true;
  const { user } = renderScreen(<CustomDomainScreen />, {
    GetCustomDomain: () => {
      if (isUnavailable) throw { code: 'CONFLICT' };
      return { customDomain: setupWith([]) };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isUnavailable = false;
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Add a custom domain' })).toBeInTheDocument();
});
