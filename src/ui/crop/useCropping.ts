import { useState } from 'react';
import * as texts from '@/texts/ui/crop';

interface Cropping {
  image: HTMLImageElement;
  letGo: () => void;
}

/** What a file dialog leads to before a picture is taken: a refusal, or a crop. */
export function useCropping(take: (file: File) => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);

  function cancel() {
    cropping?.letGo();
    setCropping(null);
  }
  function finish(file: File | null) {
    cancel();
    if (file) take(file);
    else setRefusal(texts.thisImageCouldNotBeCropped);
  }
  return { refusal, setRefusal, cropping: cropping?.image ?? null, begin: setCropping, finish, cancel };
}
