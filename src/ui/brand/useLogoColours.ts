import { useEffect, useState } from 'react';
import { coloursOfImage } from '@/lib/imageColours';
import * as texts from '@/texts/ui/brand';

/** The main colours of a logo, to be chosen from; none until they are found. */
export function useLogoColours(src: string | null): { name: string; colour: string }[] {
  const [found, setFound] = useState<{ src: string; colours: string[] } | null>(null);

  useEffect(() => {
    let isStale = false;
    if (src) {
      void coloursOfImage(src).then((colours) => {
        if (!isStale) setFound({ src, colours });
      });
    }
    return () => {
      isStale = true;
    };
  }, [src]);

  const colours = found?.src === src ? found.colours : [];
  return colours.map((colour, index) => ({ name: texts.fromYourLogo(index + 1), colour }));
}
