import type { Page } from '@playwright/test';
import { chosenUnseen } from './chosenUnseen';
import { cutOff } from './cutOff';
import { moving } from './moving';
import { closeByKeys, openByKeys } from './openByKeys';
import { nameOf, type Place } from './places/place';
import { problemsOf } from './problemsOf';
import { sameNames } from './sameNames';
import { wrongStops } from './stops';
import { cutOffWith, stretchedTexts, zooms } from './stretch';
import { visit } from './walk';

const under = (name: string, problems: readonly string[]) => problems.map((problem) => `${name}: ${problem}`);

/** What is wrong with a page as it stands in a wide window, but for the keyboard. */
async function wrongWide(page: Page, name: string, judged: Set<string>): Promise<string[]> {
  return [
    ...(await problemsOf(page, name, judged)),
    ...under(name, [
      ...(await sameNames(page)),
      ...(await moving(page)),
      ...(await chosenUnseen(page)),
      ...(await cutOff(page)),
      ...(await cutOffWith(page, stretchedTexts)),
    ]),
  ];
}

/** What is wrong with it in a narrow one, and in zooms, which make windows narrow. */
async function wrongNarrow(page: Page, name: string, judged: Set<string>): Promise<string[]> {
  return [
    ...(await problemsOf(page, name, judged)),
    ...under(name, [...(await cutOff(page)), ...(await cutOffWith(page, zooms))]),
  ];
}

/** Goes through places by keyboard, in a wide window. */
export async function walkWide(page: Page, places: readonly Place[], clientId?: string): Promise<string[]> {
  const judged = new Set<string>();
  const problems: string[] = [];
  for (const place of places) {
    const name = nameOf(place);
    const { openers, problems: found } = await openByKeys(page, place, clientId);
    problems.push(...under(name, found), ...(await wrongWide(page, name, judged)));
    const left = place.presses.length > 0 ? await closeByKeys(page, openers) : await wrongStops(page);
    problems.push(...under(name, left));
  }
  return problems;
}

/** Goes through places by pointer, in a narrow window. */
export async function walkNarrow(page: Page, places: readonly Place[], clientId?: string): Promise<string[]> {
  const judged = new Set<string>();
  const problems: string[] = [];
  for (const place of places) {
    await visit(page, place, clientId);
    problems.push(...(await wrongNarrow(page, nameOf(place), judged)));
  }
  return problems;
}

/** Looks in both windows at a page as it stands, which may be one that no address leads to. */
export async function lookHere(page: Page, name: string, judged = new Set<string>()): Promise<string[]> {
  const before = page.viewportSize() ?? wide;
  await page.setViewportSize(wide);
  const problems = [...(await wrongWide(page, name, judged)), ...under(name, await wrongStops(page))];
  await page.setViewportSize(narrow);
  problems.push(...(await wrongNarrow(page, name, judged)));
  await page.setViewportSize(before);
  return problems;
}

/** Loads pages that need no console, one after the other, and looks at each. */
export async function readPages(page: Page, site: string, addresses: readonly string[]): Promise<string[]> {
  const judged = new Set<string>();
  const problems: string[] = [];
  for (const address of addresses) {
    await page.goto(`${site}${address}`);
    problems.push(...(await lookHere(page, address, judged)));
  }
  return problems;
}

export const wide = { width: 1280, height: 900 };
export const narrow = { width: 360, height: 900 };
