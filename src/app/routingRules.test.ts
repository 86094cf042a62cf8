import { paths } from '@/config/paths';
import { nextMove, type Move, type Visit } from './routingRules';

const signedOut: Visit = {
  path: '/dashboard/clients',
  isPublic: false,
  isOpenedByLink: false,
  hasAccessToken: false,
  hasRefreshToken: false,
  isSignupOpen: true,
  hasSignedOut: false,
  operator: null,
  heldPlace: null,
};
const signedIn: Visit = {
  ...signedOut,
  hasAccessToken: true,
  hasRefreshToken: true,
  operator: { status: 'Active', companyStatus: 'Active' },
};
const onboarding: Visit = { ...signedIn, operator: { status: 'Active', companyStatus: 'Pending' } };
const invited: Visit = { ...signedIn, operator: { status: 'Pending', companyStatus: 'Active' } };

const go = (to: string): Move => ({ kind: 'go', to });
const stay = null;

const moves: [string, Visit, Move | null][] = [
  [
    'spec 2, rule 1: no access token but a refresh token: exchange it for a new access token',
    { ...signedOut, hasRefreshToken: true },
    { kind: 'exchange' },
  ],
  [
    'spec 2, rule 1: on a public path too',
    { ...signedOut, hasRefreshToken: true, path: paths.login, isPublic: true },
    { kind: 'exchange' },
  ],
  ['spec 2, rule 2: no tokens: go to signup if the signup flag is set', signedOut, go(paths.signup)],
  ['spec 2, rule 2: otherwise go to login', { ...signedOut, isSignupOpen: false }, go(paths.login)],
  [
    'spec 2, rule 2: a path that is signup already stays',
    { ...signedOut, path: paths.signup, isPublic: true },
    stay,
  ],
  ...[paths.updateCard, paths.confirmEmail].flatMap((path): [string, Visit, Move | null][] => [
    [
      `the page of a mailed link stays whoever is signed in, and whatever became of their session: ${path}`,
      { ...signedIn, path, isPublic: true, isOpenedByLink: true },
      stay,
    ],
    [
      `the page of a mailed link exchanges no token: ${path}`,
      { ...signedOut, hasRefreshToken: true, path, isPublic: true, isOpenedByLink: true },
      stay,
    ],
  ]),
  ['spec 2: public routes need no login', { ...signedOut, path: paths.login, isPublic: true }, stay],
  [
    'spec 4: signing out goes to login, whatever the signup flag says',
    { ...signedOut, hasSignedOut: true },
    go(paths.login),
  ],
  [
    'spec 2, rule 3: company status Pending: force the company onboarding details screen',
    onboarding,
    go(paths.onboardDetails),
  ],
  ['spec 2, rule 3: from any other path as well', { ...onboarding, path: '/' }, go(paths.onboardDetails)],
  [
    'a Pending company may go back and forth between its steps',
    { ...onboarding, path: paths.onboardTheme },
    stay,
  ],
  [
    'spec 2, rule 4: company status not Pending while on an onboarding path: go to the dashboard',
    { ...signedIn, path: paths.onboardTheme },
    go(paths.dashboard),
  ],
  ...(['Active', 'Cancelled', 'Blocked'] as const).map((companyStatus): [string, Visit, Move] => [
    `spec 4: ${companyStatus} leaves onboarding for the dashboard`,
    { ...signedIn, operator: { status: 'Active', companyStatus }, path: paths.onboardDetails },
    go(paths.dashboard),
  ]),
  ['spec 2, rule 5: operator status Pending: sign out', invited, { kind: 'signOut' }],
  [
    'spec 2, rule 5: unless the path contains onboard',
    { ...invited, path: paths.onboardUser, isPublic: true },
    stay,
  ],
  [
    'spec 2, rule 6: any other path for a signed-in operator that does not contain dashboard: go to the dashboard',
    { ...signedIn, path: paths.login, isPublic: true },
    go(paths.dashboard),
  ],
  ['spec 2, rule 6: an unknown path too', { ...signedIn, path: '/nowhere' }, go(paths.dashboard)],
  ['spec 2, rule 6: a path that contains dashboard stays', signedIn, stay],
  [
    'after a sign-in the place that was kept is gone to instead',
    { ...signedIn, path: paths.login, isPublic: true, heldPlace: '/dashboard/clients?page=3' },
    go('/dashboard/clients?page=3'),
  ],
  ['while the operator loads nobody is moved', { ...signedIn, operator: null }, stay],
];

test.each(moves)('%s', (_rule, visit, move) => {
  expect(nextMove(visit)).toEqual(move);
});
