import { useCallback, useEffect, useState } from 'react';

/** Returns an object URL for an image. Revokes it when the image changes or the component unmounts. */
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
