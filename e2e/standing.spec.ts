import { failedQueriesTitle, lostOnFailedQueries } from './support/failedQueries';
import { expect, signIn, test } from './support/fixtures';
import { onboardButForCard } from './support/operatorApi';
import { onboardingPlaces } from './support/places/ofVisitors';

test.describe(failedQueriesTitle, () => {
  test.setTimeout(240_000);

  test('where a company is set up', async ({ page, livery }) => {
    await signIn(page, livery, await onboardButForCard(livery.url));
    expect(await lostOnFailedQueries(page, onboardingPlaces)).toEqual([]);
  });
});
