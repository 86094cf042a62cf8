import type { Page } from '@playwright/test';
import { findUnmarkedSelections } from './unmarkedSelections';
import { findClippedTexts } from './clippedTexts';
import { findMotion } from './motion';
import { closeByKeyboard, openByKeyboard } from './openByKeyboard';
import { nameOf, type ScreenState } from './screens/screenState';
import { findAccessibilityProblems } from './accessibility';
import { findDuplicateNames } from './duplicateNames';
import { findFocusProblems } from './focus';
import { findClippedTextsWith, textAdaptations, zooms } from './adaptations';
import { openScreenState } from './navigation';

const prefixProblems = (name: string, problems: readonly string[]) =>
  problems.map((problem) => `${name}: ${problem}`);

/** Returns the problems of a page in a wide window, except those of the keyboard. */
async function findWideProblems(page: Page, name: string, checkedStyles: Set<string>): Promise<string[]> {
  return [
    ...(await findAccessibilityProblems(page, name, checkedStyles)),
    ...prefixProblems(name, [
      ...(await findDuplicateNames(page)),
      ...(await findMotion(page)),
      ...(await findUnmarkedSelections(page)),
      ...(await findClippedTexts(page)),
      ...(await findClippedTextsWith(page, textAdaptations)),
    ]),
  ];
}

/** Returns the problems of a page in a narrow window and in zoomed windows. */
async function findNarrowProblems(page: Page, name: string, checkedStyles: Set<string>): Promise<string[]> {
  return [
    ...(await findAccessibilityProblems(page, name, checkedStyles)),
    ...prefixProblems(name, [
      ...(await findClippedTexts(page)),
      ...(await findClippedTextsWith(page, zooms)),
    ]),
  ];
}

/** Opens screens by keyboard and returns their problems. Expects a wide window. */
export async function checkByKeyboard(
  page: Page,
  screenStates: readonly ScreenState[],
  clientId?: string,
): Promise<string[]> {
  const checkedStyles = new Set<string>();
  const problems: string[] = [];
  for (const screenState of screenStates) {
    const name = nameOf(screenState);
    const { openers, problems: found } = await openByKeyboard(page, screenState, clientId);
    problems.push(...prefixProblems(name, found), ...(await findWideProblems(page, name, checkedStyles)));
    const keyboardProblems =
      screenState.presses.length > 0 ? await closeByKeyboard(page, openers) : await findFocusProblems(page);
    problems.push(...prefixProblems(name, keyboardProblems));
  }
  return problems;
}

/** Opens screens by pointer and returns their problems. Expects a narrow window. */
export async function checkByPointer(
  page: Page,
  screenStates: readonly ScreenState[],
  clientId?: string,
): Promise<string[]> {
  const checkedStyles = new Set<string>();
  const problems: string[] = [];
  for (const screenState of screenStates) {
    await openScreenState(page, screenState, clientId);
    problems.push(...(await findNarrowProblems(page, nameOf(screenState), checkedStyles)));
  }
  return problems;
}

/** Returns the problems of the current page in a wide and a narrow window, and restores the window size. */
export async function checkPage(
  page: Page,
  name: string,
  checkedStyles = new Set<string>(),
): Promise<string[]> {
  const before = page.viewportSize() ?? wide;
  await page.setViewportSize(wide);
  const problems = [
    ...(await findWideProblems(page, name, checkedStyles)),
    ...prefixProblems(name, await findFocusProblems(page)),
  ];
  await page.setViewportSize(narrow);
  problems.push(...(await findNarrowProblems(page, name, checkedStyles)));
  await page.setViewportSize(before);
  return problems;
}

/** Loads pages of the portal one after another and returns their problems. */
export async function checkPages(
  page: Page,
  portalUrl: string,
  addresses: readonly string[],
): Promise<string[]> {
  const checkedStyles = new Set<string>();
  const problems: string[] = [];
  for (const address of addresses) {
    await page.goto(`${portalUrl}${address}`);
    problems.push(...(await checkPage(page, address, checkedStyles)));
  }
  return problems;
}

export const wide = { width: 1280, height: 900 };
export const narrow = { width: 360, height: 900 };
