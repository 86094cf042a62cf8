import type { Page } from '@playwright/test';

const controlRoles = new Set(
  'button link textbox searchbox combobox checkbox radio switch slider spinbutton tab menuitem'.split(' '),
);
// Roles whose other content distinguishes the controls in them.
const itemRoles = new Set(['row', 'listitem', 'article']);
const groupRoles = new Set(
  'region group dialog alertdialog navigation form radiogroup toolbar tabpanel menu list table banner'.split(
    ' ',
  ),
);

interface AccessibleElement {
  depth: number;
  role: string;
  name: string;
  /** The target of a link, or empty for other elements. */
  address: string;
}

/** Returns the elements of an ARIA snapshot in the order of a screen reader. */
function parseSnapshot(snapshot: string): AccessibleElement[] {
  const elements: AccessibleElement[] = [];
  for (const line of snapshot.split('\n')) {
    const [, address] = /^ *- \/url: (.+)$/.exec(line) ?? [];
    const last = elements.at(-1);
    if (address && last) last.address = address;
    const [, indentation = '', role, name = ''] =
      /^( *)- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?/.exec(line) ?? [];
    if (role) elements.push({ depth: indentation.length, role, name, address: '' });
  }
  return elements;
}

/**
 * Returns a problem for each control without a name, and for different controls that share a role and a name
 * within a group.
 */
export async function findDuplicateNames(page: Page): Promise<string[]> {
  const problems: string[] = [];
  const addresses = new Map<string, string>();
  const ancestors: { depth: number; key: string }[] = [];
  parseSnapshot(await page.locator('body').ariaSnapshot()).forEach(
    ({ depth, role, name, address }, index) => {
      while ((ancestors.at(-1)?.depth ?? -1) >= depth) ancestors.pop();
      if (itemRoles.has(role)) ancestors.push({ depth, key: `${role} ${index}` });
      if (groupRoles.has(role) && name) ancestors.push({ depth, key: `${role} ${name}` });
      if (!controlRoles.has(role)) return;
      const path = ancestors.map(({ key }) => key).join(' › ');
      const key = `${path} › ${role} “${name}”`;
      if (!name) problems.push(`${key} has no name`);
      const otherAddress = addresses.get(key);
      if (otherAddress !== undefined && (role !== 'link' || otherAddress !== address))
        problems.push(`${key} exists twice`);
      addresses.set(key, address);
    },
  );
  return [...new Set(problems)];
}
