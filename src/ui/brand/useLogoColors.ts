import { useEffect, useState } from 'react';
import { loadDominantColors } from '@/lib/imageColors';
import * as texts from '@/texts/ui/brand';

/** Returns the main colors of a logo as suggestions, or an empty list until they are extracted. */
export function useLogoColors(src: string | null): { name: string; color: string }[] {
  const [extracted, setExtracted] = useState<{ src: string; colors: string[] } | null>(null);

  useEffect(() => {
    let isStale = false;
    if (src) {
      void loadDominantColors(src).then((colors) => {
        if (!isStale) setExtracted({ src, colors });
      });
    }
    return () => {
      isStale = true;
    };
  }, [src]);

  const colors = extracted?.src === src ? extracted.colors : [];
  return colors.map((color, index) => ({ name: texts.fromYourLogo(index + 1), color }));
}
