import { activeBanner, dashboardLink } from './derived';

const sites = { publicUrl: 'http://localhost:4000', sitesDomain: 'localhost:4000' };

test.each([
  ['CustomDomain', 'SettingUpCustomDomain'],
  ['Subdomain', 'SettingUpSubdomain'],
  ['ClientDashboard', 'SettingUpClientDashboard'],
  [null, null],
] as const)('spec 3: while %s is being deployed the banner is %s', (activeKind, banner) => {
  expect(activeBanner(activeKind)).toBe(banner);
});

test('the dashboard has a link once it was deployed, as secure as the console', () => {
  const deployed = { subdomain: 'acme', isPublished: true, primaryDomain: null };
  expect(dashboardLink({ ...deployed, isPublished: false }, sites)).toBeNull();
  expect(dashboardLink(deployed, sites)).toBe('http://acme.localhost:4000');
  expect(dashboardLink(deployed, { publicUrl: 'https://console.test', sitesDomain: 'sites.test' })).toBe(
    'https://acme.sites.test',
  );
});

test('a domain of its own is its address as long as clients are sent there', () => {
  const deployed = { subdomain: 'acme', isPublished: true, primaryDomain: 'clients.acme.com' };
  expect(dashboardLink(deployed, { publicUrl: 'https://console.test', sitesDomain: 'sites.test' })).toBe(
    'https://clients.acme.com',
  );
});
