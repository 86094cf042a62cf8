const withSignup = async (isOpen: boolean) => {
  jest.resetModules();
  const SIGNUP_ENABLED = String(isOpen);
  Object.assign(globalThis, { BUILD_SETTINGS: { API_SECURE: 'false', SIGNUP_ENABLED } });
  const { publicRoutes } = await import('./publicRoutes');
  return (path: string) => publicRoutes.find((route) => route.path === path);
};

test('spec 2: with the signup flag on the root redirects to signup, which is a screen', async () => {
  const routeOf = await withSignup(true);
  expect(routeOf('/')).toMatchObject({ to: '/signup' });
  expect(routeOf('/signup')).toMatchObject({ title: 'Sign up' });
});

test('spec 2: with the signup flag off the root and signup redirect to login', async () => {
  const routeOf = await withSignup(false);
  expect(routeOf('/')).toMatchObject({ to: '/login' });
  expect(routeOf('/signup')).toMatchObject({ to: '/login' });
});
