import { screen, within } from '@testing-library/react';
import type { Answers } from '@/testing/answers';
import { operatorWith } from '@/testing/operator';
import { pasteInto } from '@/testing/pasteInto';
import { renderScreen } from '@/testing/renderScreen';
import CustomDomainScreen from './CustomDomainScreen';
import type { DomainSetup } from './customDomainApi';
import { domainWith, liveDomain, setupOf } from './testing/domain';

const show = (setup: DomainSetup, answers: Answers = {}) =>
  renderScreen(
    <CustomDomainScreen />,
    { GetCustomDomain: () => ({ customDomain: setup }), ...answers },
    { operator: { whiteLabelledCustomer: { timeZone: 'UTC' } } },
  );

const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('without a domain the screen says what it is for, and takes one', async () => {
  let setup = setupOf([]);
  const { user } = renderScreen(<CustomDomainScreen />, {
    GetCustomDomain: () => ({ customDomain: setup }),
    AddCustomDomain: ({ hostname }) => {
      expect(hostname).toBe('HTTPS://Shop.acme.com/');
      setup = setupOf([domainWith()]);
      return { addCustomDomain: { id: 'd1', displayName: 'shop.acme.com' } };
    },
  });
  const add = await card('Use a domain of your own');
  expect(add.getByText(/Clients find you at acme\.sites\.example\.net today/)).toBeInTheDocument();
  await user.click(add.getByRole('button', { name: 'Add domain' }));
  expect(await add.findByText('Enter a domain, such as www.example.com.')).toBeInTheDocument();
  await pasteInto(user, add.getByRole('textbox', { name: 'Domain' }), ' HTTPS://Shop.acme.com/ ');
  await user.click(add.getByRole('button', { name: 'Add domain' }));

  expect(await screen.findByText('shop.acme.com added')).toBeInTheDocument();
  await card('shop.acme.com');
  const next = await card('Add another domain');
  expect(next.getByRole('textbox', { name: 'Domain' })).toHaveValue('');
});

test('on a machine that nobody else finds it says that no domain can lead there', async () => {
  show(setupOf([], { fallbackHost: 'acme.localhost:4000' }));
  expect(await screen.findByText('No domain of the Internet leads to this server')).toBeInTheDocument();
  expect(screen.getByText(/Clients find you at acme\.localhost:4000 today/)).toBeInTheDocument();
});

test('what the server refuses stands under the field', async () => {
  const { user } = show(setupOf([]), {
    AddCustomDomain: () => {
      throw { code: 'BAD_USER_INPUT', fields: { hostname: 'This domain belongs to the platform.' } };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Domain' }), 'example.net{Enter}');
  expect(await screen.findByText('This domain belongs to the platform.')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Domain' })).toHaveFocus();
});

test('spec design 4: both statuses, each record with copy buttons, expected beside found, and when it is looked at', async () => {
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
  const { user } = show(setupOf([domain]));
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  const shown = await card('shop.acme.com');

  expect(shown.getByText('DNS: records in the way')).toBeInTheDocument();
  expect(shown.getByText('Certificate: after the DNS')).toBeInTheDocument();
  expect(shown.getByText(/which is Cloudflare/)).toBeInTheDocument();
  expect(shown.getByText('A CAA record of acme.com forbids the certificate.')).toBeInTheDocument();
  const conflicts = within(shown.getByRole('region', { name: 'Delete these records: they lead elsewhere' }));
  expect(conflicts.getByText('198.51.100.7')).toBeInTheDocument();

  const [ownership] = within(shown.getByRole('list', { name: 'DNS records' })).getAllByRole('listitem');
  expect(ownership).toHaveTextContent('TXT recordAnother value');
  expect(ownership).toHaveTextContent('Found nowsite-verification=old');
  await user.click(shown.getByRole('button', { name: 'Copy the value of the TXT record' }));
  expect(copy).toHaveBeenCalledWith('site-verification=abc');
  expect(shown.getByRole('button', { name: 'Copy the short name of the CNAME record' })).toBeInTheDocument();

  expect(shown.getByText(/^Nov 21, 2026, 10:05/)).toBeInTheDocument();
  expect(shown.getByText(/^Nov 21, 2026, 10:15.* and on until Dec 21, 2026$/)).toBeInTheDocument();
  expect(shown.getByText(/^dns@agency\.test, Nov 21, 2026/)).toBeInTheDocument();
  const steps = within(shown.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^DoneAddedNov 21, 2026, 10:00/),
    expect.stringMatching(/^Under wayRecords foundsince Nov 21, 2026, 10:00/),
    'To comeCertificate issued',
    'To comeWorks',
  ]);
});

test('a check shows what it found, and one that could not be made says that nothing has changed', async () => {
  const away = domainWith({ uncheckedBecause: 'The DNS servers for shop.acme.com did not answer.' });
  const found = [away, liveDomain()];
  const { user } = show(setupOf([domainWith()]), {
    CheckCustomDomain: () => ({ checkCustomDomain: found.shift() }),
  });
  const shown = await card('shop.acme.com');
  await user.click(shown.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText(/^Could not be checked: The DNS servers/)).toBeInTheDocument();
  expect(shown.getByText(/Nothing has changed by it/)).toBeInTheDocument();
  expect(shown.getByText('DNS: waiting for records')).toBeInTheDocument();

  await user.click(shown.getByRole('button', { name: 'Check now' }));
  expect(await screen.findByText('Checked: the domain works')).toBeInTheDocument();
  expect(shown.getByText('DNS: verified')).toBeInTheDocument();
  expect(shown.getByText('Certificate: issued')).toBeInTheDocument();
  expect(shown.queryByText(/Nothing has changed by it/)).toBeNull();
});

test('what the server finds by itself shows while the screen is open', async () => {
  let setup = setupOf([domainWith()]);
  const { push } = renderScreen(<CustomDomainScreen />, {
    GetCustomDomain: () => ({ customDomain: setup }),
  });
  const shown = await card('shop.acme.com');
  setup = setupOf([liveDomain()]);
  await push('CompanyChanged', { companyChanged: operatorWith().whiteLabelledCustomer });
  expect(await shown.findByText('DNS: verified')).toBeInTheDocument();
});

test('clients are sent to one that works, and back to the subdomain', async () => {
  const live = liveDomain();
  const waiting = domainWith({ id: 'd2', hostname: 'acme.com', displayName: 'acme.com' });
  const given: unknown[] = [];
  const { user } = show(setupOf([live, waiting]), {
    SetPrimaryDomain: (variables) => {
      given.push(variables);
      const { id, redirect } = variables as { id: string | null; redirect: boolean };
      return {
        setPrimaryDomain: setupOf([{ ...live, isPrimary: id === live.id }, waiting], {
          redirectToPrimary: redirect,
        }),
      };
    },
  });
  const choice = within(await screen.findByRole('radiogroup', { name: 'Where clients are sent' }));
  expect(choice.getByRole('radio', { name: 'acme.sites.example.net' })).toBeChecked();
  expect(choice.getByRole('radio', { name: 'acme.com' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(choice.getByRole('radio', { name: 'shop.acme.com' }));
  expect(await screen.findByText('Clients are sent to shop.acme.com')).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: /^Send visitors of the subdomain/ }));
  expect(await screen.findByText('Redirect switched off')).toBeInTheDocument();
  await user.click(choice.getByRole('radio', { name: 'acme.sites.example.net' }));
  expect(await screen.findByText('Clients are sent to the subdomain')).toBeInTheDocument();
  expect(given).toEqual([
    { id: 'd1', redirect: true },
    { id: 'd1', redirect: false },
    { id: null, redirect: false },
  ]);
});

test('the records are mailed to whoever runs the DNS', async () => {
  const { user } = show(setupOf([domainWith()]), {
    ForwardDomainInstructions: ({ id, email }) => {
      expect([id, email]).toEqual(['d1', 'dns@bücher.test']);
      return { forwardDomainInstructions: { id: 'd1' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send the records by mail…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Send the records of shop.acme.com' }));
  await pasteInto(user, dialog.getByRole('textbox', { name: 'Email address' }), 'nobody');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/^Enter an email address/)).toBeInTheDocument();
  await user.clear(dialog.getByRole('textbox', { name: 'Email address' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email address' }), 'dns@bücher.test{Enter}');
  expect(await screen.findByText('Records sent to dns@bücher.test')).toBeInTheDocument();
});

test('a domain is removed by typing its name, with what follows from it', async () => {
  const { user } = show(setupOf([liveDomain({ isPrimary: true })]), {
    RemoveCustomDomain: ({ id, hostname }) => {
      expect([id, hostname]).toEqual(['d1', 'Shop.Acme.com']);
      return { removeCustomDomain: setupOf([]) };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Remove shop.acme.com?' }));
  expect(
    within(dialog.getByRole('list', { name: 'What follows' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.split(' ')[0]),
  ).toEqual(['Clients', 'Clients', 'For', 'Its']);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await dialog.findByText('Type shop.acme.com to remove it.')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), 'Shop.Acme.com{Enter}');
  expect(await screen.findByText('shop.acme.com removed')).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Use a domain of your own' })).toBeInTheDocument();
});

test('with three domains there is no room for a fourth', async () => {
  const three = ['a', 'b', 'c'].map((name) =>
    domainWith({ id: name, hostname: `${name}.acme.com`, displayName: `${name}.acme.com` }),
  );
  show(setupOf(three));
  expect(await screen.findByText(/^You have 3 domains, which is the most/)).toBeInTheDocument();
  expect(screen.getByText('3 of 3 domains')).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Domain' })).toBeNull();
});

test('the records of one that works are out of the way, and a press away', async () => {
  const { user } = show(setupOf([liveDomain()]));
  const shown = await card('shop.acme.com');
  expect(shown.queryByRole('list', { name: 'DNS records' })).toBeNull();
  expect(shown.getByRole('link', { name: 'https://shop.acme.com' })).toBeInTheDocument();
  await user.click(shown.getByRole('button', { name: 'Show the DNS records' }));
  expect(within(shown.getByRole('list', { name: 'DNS records' })).getAllByText('Found')).toHaveLength(2);
});

test('a screen that could not be loaded offers to try again', async () => {
  let isAway = true;
  const { user } = renderScreen(<CustomDomainScreen />, {
    GetCustomDomain: () => {
      if (isAway) throw { code: 'CONFLICT' };
      return { customDomain: setupOf([]) };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isAway = false;
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Use a domain of your own' })).toBeInTheDocument();
});
