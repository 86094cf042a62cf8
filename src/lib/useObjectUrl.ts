import { useCallback, useEffect, useState } from 'react';

/**
 * Returns the object URL of an image, and its setter. Revokes the URL when the image changes or the component
 * unmounts.
 */
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
