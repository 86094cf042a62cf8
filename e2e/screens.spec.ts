import { narrowSweep, openPage, wideSweep } from './support/axeSweep';
import { expect, test } from './support/fixtures';
import { onboard, somebody } from './support/operatorApi';
import { visitorPlaces } from './support/places/ofVisitors';
import { at } from './support/places/place';
import { invite } from './support/team';

// One after another, the sweeps would take longer than the other specs beside them.
test.describe.configure({ mode: 'parallel' });
test.setTimeout(300_000);

for (const { title, size, walk } of [wideSweep, narrowSweep]) {
  test.describe(title, () => {
    test('where nobody is signed in', async ({ browser, livery }) => {
      const token = await invite(livery, await onboard(livery.url), somebody().email);
      const page = await openPage(browser, size);
      await page.goto(`${livery.url}/login`);
      expect(await walk(page, [...visitorPlaces, at(`/onboard/user?token=${token}`)])).toEqual([]);
      await page.context().close();
    });
  });
}
