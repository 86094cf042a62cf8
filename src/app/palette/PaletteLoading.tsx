import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { LoadingBar } from '@/ui/LoadingBar';
import * as texts from '@/texts/app/palette';

interface PaletteLoadingProps {
  onType: (typed: string) => void;
  onClose: () => void;
}

const hiddenSx = { position: 'fixed', top: 0, left: 0, opacity: 0, pointerEvents: 'none' } as const;

/**
 * Receives the focus while the palette loads, so that typed text is neither lost nor treated as a shortcut.
 */
export function PaletteLoading({ onType, onClose }: PaletteLoadingProps) {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const previousFocus = document.activeElement;
    field.current?.focus({ preventScroll: true });
    return () => {
      // The palette mounts next and restores the focus to this element when it closes.
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true });
    };
  }, []);

  return (
    <>
      <LoadingBar />
      <Box
        component="input"
        ref={field}
        aria-label={texts.searchGoOrDo}
        autoComplete="off"
        onChange={({ target }) => onType(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
        sx={hiddenSx}
      />
    </>
  );
}
