import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { OpeningLine } from '@/ui/OpeningLine';
import * as texts from '@/texts/app/palette';

interface PaletteOpeningProps {
  onType: (typed: string) => void;
  onClose: () => void;
}

const hiddenSx = { position: 'fixed', top: 0, left: 0, opacity: 0, pointerEvents: 'none' } as const;

/** Has the focus while the palette loads, so that typed text is not lost or treated as a shortcut. */
export function PaletteOpening({ onType, onClose }: PaletteOpeningProps) {
  const field = useRef<HTMLInputElement>(null);

  useLayoutEffect(() => {
    const before = document.activeElement;
    field.current?.focus({ preventScroll: true });
    return () => {
      // The palette, once closed, returns the focus to where it came from.
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <>
      <OpeningLine />
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
