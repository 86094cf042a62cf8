import type { Page } from '@playwright/test';

const controls = new Set(
  'button link textbox searchbox combobox checkbox radio switch slider spinbutton tab menuitem'.split(' '),
);
// Whatever stands in one of these is told apart by what else stands there.
const rows = new Set(['row', 'listitem', 'article']);
const groups = new Set(
  'region group dialog alertdialog navigation form radiogroup toolbar tabpanel menu list table banner'.split(
    ' ',
  ),
);

interface Heard {
  depth: number;
  role: string;
  name: string;
  /** Where a link leads. */
  address: string;
}

/** What a screen reader comes by, in its order. */
function heardIn(snapshot: string): Heard[] {
  const heard: Heard[] = [];
  for (const line of snapshot.split('\n')) {
    const [, address] = /^ *- \/url: (.+)$/.exec(line) ?? [];
    const last = heard.at(-1);
    if (address && last) last.address = address;
    const [, spaces = '', role, name = ''] = /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    if (role) heard.push({ depth: spaces.length, role, name, address: '' });
  }
  return heard;
}

/** Controls on a screen that do different things and cannot be told apart by their names, or that have none. */
export async function sameNames(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const seen = new Map<string, string>();
  const within: { depth: number; key: string }[] = [];
  heardIn(await page.locator('body').ariaSnapshot()).forEach(({ depth, role, name, address }, at) => {
    while ((within.at(-1)?.depth ?? -1) >= depth) within.pop();
    if (rows.has(role)) within.push({ depth, key: `${role} ${at}` });
    if (groups.has(role) && name) within.push({ depth, key: `${role} ${name}` });
    if (!controls.has(role)) return;
    const place = within.map(({ key }) => key).join(' › ');
    const key = `${place} › ${role} “${name}”`;
    if (!name) problems.push(`${key} has no name`);
    const other = seen.get(key);
    if (other !== undefined && (role !== 'link' || other !== address)) problems.push(`${key} is there twice`);
    seen.set(key, address);
  });
  return [...new Set(problems)];
}
