import { failedQueriesTitle, findLossesOnFailedQueries } from './support/failedQueries';
import { expect, signIn, test } from './support/fixtures';
import { onboardUntilPayment } from './support/operatorApi';
import { onboardingScreens } from './support/screens/signedOut';

test.describe(failedQueriesTitle, () => {
  test.setTimeout(240_000);

  test('onboarding screens keep their content and the typed text', async ({ page, livery }) => {
    await signIn(page, livery, await onboardUntilPayment(livery.url));
    expect(await findLossesOnFailedQueries(page, onboardingScreens)).toEqual([]);
  });
});
