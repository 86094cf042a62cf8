import { useCallback, useEffect, useState } from 'react';

/** An address for an image that only this page has, let go of with the next one or the component. */
export function useObjectUrl(): [src: string | null, show: (image: Blob | null) => void] {
  const [src, setSrc] = useState<string | null>(null);

  useEffect(
    () => () => {
      if (src) URL.revokeObjectURL(src);
    },
    [src],
  );
  const show = useCallback((image: Blob | null) => setSrc(image && URL.createObjectURL(image)), []);

  return [src, show];
}
