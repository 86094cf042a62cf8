import { useEffect, useLayoutEffect, useRef } from 'react';
import { hasCommandKey } from '@/lib/keyNames';
import type { Shortcut } from './shortcuts';
import { areSingleKeysOn } from './singleKeys';
import { isScreenCovered, isTyping } from './whereKeysGo';

const sequenceMs = 1500;

const isOfPalette = (event: KeyboardEvent): boolean => {
  const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || metaKey === ctrlKey) return false;
  // On a Mac, Ctrl and K in a field deletes the rest of the line.
  return metaKey || !(hasCommandKey() && isTyping(event));
};

interface Handlers {
  openPalette: () => void;
  follow: (shortcut: Shortcut) => void;
}

/** Listens on the whole page. Never while somebody types, and never past a dialog. */
export function useShortcuts(shortcuts: readonly Shortcut[], handlers: Handlers): void {
  const latest = useRef({ shortcuts, handlers });
  // Before anybody sees the screen that they are of.
  useLayoutEffect(() => {
    latest.current = { shortcuts, handlers };
  });

  useEffect(() => {
    let pressed: string[] = [];
    let pressedAt = 0;

    /** The shortcut that the key completes. A busy page hears of a key late, so what counts is when it was pressed. */
    const completed = ({ key, timeStamp }: KeyboardEvent): Shortcut | undefined => {
      pressed = timeStamp - pressedAt < sequenceMs ? [...pressed, key] : [key];
      pressedAt = timeStamp;
      const isBegun = ({ keys }: Shortcut) => pressed.every((one, index) => keys[index] === one);
      if (!latest.current.shortcuts.some(isBegun)) pressed = [key];
      const found = latest.current.shortcuts.find(
        (one) => isBegun(one) && one.keys.length === pressed.length,
      );
      if (found) pressed = [];
      return found;
    };

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat || isScreenCovered()) return;
      if (isOfPalette(event)) {
        event.preventDefault();
        latest.current.handlers.openPalette();
        return;
      }
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey && event.key.length === 1;
      if (!isPlain || isTyping(event) || !areSingleKeysOn()) return;
      const shortcut = completed(event);
      if (!shortcut) return;
      event.preventDefault();
      latest.current.handlers.follow(shortcut);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
