import type { renderScreen } from './renderScreen';

/** Pastes a text at the end of a field: the screen renders once, where typing renders it at each key. */
export async function pasteInto(
  user: ReturnType<typeof renderScreen>['user'],
  field: HTMLElement,
  text: string,
): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
