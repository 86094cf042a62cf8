import { activeBanner, dashboardLink, undeployedChangesExist, type DeploymentFacts } from './derived';

const nothing: DeploymentFacts = {
  activeKind: null,
  deployedAt: null,
  contentChangedAt: null,
  subdomain: null,
};
const monday = new Date('2026-01-05T10:00:00Z');
const tuesday = new Date('2026-01-06T10:00:00Z');
const sites = { publicUrl: 'http://localhost:4000', sitesDomain: 'localhost:4000' };

test.each([
  ['CustomDomain', 'SettingUpCustomDomain'],
  ['Subdomain', 'SettingUpSubdomain'],
  ['ClientDashboard', 'SettingUpClientDashboard'],
  [null, null],
] as const)('spec 3: while %s is being deployed the banner is %s', (activeKind, banner) => {
  expect(activeBanner({ ...nothing, activeKind })).toBe(banner);
});

test.each([
  ['nothing made, nothing deployed', null, null, false],
  ['something made, nothing deployed', monday, null, true],
  ['changed after the deployment', tuesday, monday, true],
  ['deployed after the change', monday, tuesday, false],
] as const)('undeployed changes: %s', (_case, contentChangedAt, deployedAt, expected) => {
  expect(undeployedChangesExist({ ...nothing, contentChangedAt, deployedAt })).toBe(expected);
});

test('the dashboard has a link once it was deployed, as secure as the console', () => {
  const deployed = { ...nothing, subdomain: 'acme', deployedAt: monday };
  expect(dashboardLink({ ...deployed, deployedAt: null }, sites)).toBeNull();
  expect(dashboardLink(deployed, sites)).toBe('http://acme.localhost:4000');
  expect(dashboardLink(deployed, { publicUrl: 'https://console.test', sitesDomain: 'sites.test' })).toBe(
    'https://acme.sites.test',
  );
});
