import { useEffect, useLayoutEffect, useRef } from 'react';
import { hasCommandKey } from '@/lib/keyNames';
import type { Shortcut } from './shortcuts';
import { areSingleKeysOn } from './singleKeys';
import { hasOpenOverlay, isTyping } from './keyTargets';

const sequenceTimeoutMs = 1500;

const isPaletteShortcut = (event: KeyboardEvent): boolean => {
  const { key, metaKey, ctrlKey, altKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || altKey || shiftKey || metaKey === ctrlKey) return false;
  // On a Mac, Ctrl+K in a text field deletes the rest of the line.
  return metaKey || !(hasCommandKey() && isTyping(event));
};

interface Handlers {
  openPalette: () => void;
  follow: (shortcut: Shortcut) => void;
}

/**
 * Listens for shortcuts on the whole page while no dialog or menu is open. While the operator types, only the
 * palette shortcut works.
 */
export function useShortcuts(shortcuts: readonly Shortcut[], handlers: Handlers): void {
  const latest = useRef({ shortcuts, handlers });
  // Updates the shortcuts before the browser paints their screen.
  useLayoutEffect(() => {
    latest.current = { shortcuts, handlers };
  });

  useEffect(() => {
    let pressedKeys: string[] = [];
    let lastKeyAt = 0;

    /**
     * Records the key and returns the shortcut that it completes, if any. Uses the event's timestamp, because
     * a busy page handles keys late.
     */
    const completeShortcut = ({ key, timeStamp }: KeyboardEvent): Shortcut | undefined => {
      pressedKeys = timeStamp - lastKeyAt < sequenceTimeoutMs ? [...pressedKeys, key] : [key];
      lastKeyAt = timeStamp;
      const startsWithPressedKeys = ({ keys }: Shortcut) =>
        pressedKeys.every((one, index) => keys[index] === one);
      if (!latest.current.shortcuts.some(startsWithPressedKeys)) pressedKeys = [key];
      const found = latest.current.shortcuts.find(
        (one) => startsWithPressedKeys(one) && one.keys.length === pressedKeys.length,
      );
      if (found) pressedKeys = [];
      return found;
    };

    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || event.repeat || hasOpenOverlay()) return;
      if (isPaletteShortcut(event)) {
        event.preventDefault();
        latest.current.handlers.openPalette();
        return;
      }
      const isPlain = !event.metaKey && !event.ctrlKey && !event.altKey && event.key.length === 1;
      if (!isPlain || isTyping(event) || !areSingleKeysOn()) return;
      const shortcut = completeShortcut(event);
      if (!shortcut) return;
      event.preventDefault();
      latest.current.handlers.follow(shortcut);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
