import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

interface OpenCrop {
  image: HTMLImageElement;
  release: () => void;
}

/** Holds the state between choosing a file and accepting it: an error or an open crop dialog. */
export function useCropping(onFile: (file: File) => void) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cropping, setCropping] = useState<OpenCrop | null>(null);

  function cancel() {
    cropping?.release();
    setCropping(null);
  }
  function finish(file: File | null) {
    cancel();
    if (file) onFile(file);
    else setRefusal(t`Couldn’t crop this image. Crop it in another app and choose it again.`);
  }
  return { refusal, setRefusal, cropping: cropping?.image ?? null, begin: setCropping, finish, cancel };
}
