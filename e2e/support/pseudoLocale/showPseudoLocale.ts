import { runInNewContext } from 'node:vm';
import type { Messages } from '@lingui/core';
import type { Page } from '@playwright/test';
import { pseudoMessages } from './pseudoMessages';

const literal = /JSON\.parse\(("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)\)/g;

/** Replaces the messages of a catalog's script. Returns other scripts unchanged. */
const replaceMessages = (script: string, messages: Messages): string =>
  script.replace(literal, (call, json: string) => {
    const parsed: unknown = JSON.parse(String(runInNewContext(json)));
    const ids = typeof parsed === 'object' && parsed ? Object.keys(parsed) : [];
    if (ids.length === 0 || !ids.every((id) => Object.hasOwn(messages, id))) return call;
    return `(${JSON.stringify(Object.fromEntries(ids.map((id) => [id, messages[id]])))})`;
  });

/** Shows accented texts instead of English ones on the pages that load from now on. */
export async function showPseudoLocale(page: Page): Promise<void> {
  const messages = pseudoMessages();
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: replaceMessages(await response.text(), messages) });
  });
}
