import { narrowSweep, openPage, wideSweep } from './support/accessibilitySweep';
import { expect, test } from './support/fixtures';
import { onboard, newCredentials } from './support/operatorApi';
import { signedOutScreens } from './support/screens/signedOut';
import { at } from './support/screens/screenState';
import { invite } from './support/team';

// Sequential sweeps would take longer than all other specs.
test.describe.configure({ mode: 'parallel' });
test.setTimeout(300_000);

for (const { title, size, checkScreens } of [wideSweep, narrowSweep]) {
  test.describe(title, () => {
    test('signed-out screens have no accessibility or layout problems', async ({ browser, livery }) => {
      const token = await invite(livery, await onboard(livery.url), newCredentials().email);
      const page = await openPage(browser, size);
      await page.goto(`${livery.url}/login`);
      expect(await checkScreens(page, [...signedOutScreens, at(`/onboard/user?token=${token}`)])).toEqual([]);
      await page.context().close();
    });
  });
}
