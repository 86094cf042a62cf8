import type { renderScreen } from './renderScreen';

/** Pastes text at the end of a field. Faster than typing, which renders the screen for each key. */
export async function pasteInto(
  user: ReturnType<typeof renderScreen>['user'],
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
