import { useState } from 'react';
import { logoMaxBytes } from '@/config/limits';
import { openImage } from '@/lib/drawCrop';
import { refusalOf } from '@/lib/fileRefusal';

export const photoTypes = 'image/png,image/jpeg,image/webp,image/svg+xml';

interface Cropping {
  image: HTMLImageElement;
  letGo: () => void;
}

/** A chosen photo is cropped before it is taken. */
export function usePhotoChoice(take: (file: File) => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);

  async function choose(file: File) {
    setRefusal(null);
    const url = URL.createObjectURL(file);
    const letGo = () => URL.revokeObjectURL(url);
    const image = await openImage(url);
    if (image) return setCropping({ image, letGo });
    letGo();
    // What this browser can't read the server may, or says why not: as it is, it may be no larger than any upload.
    const problem = refusalOf(file, photoTypes, logoMaxBytes);
    if (problem) setRefusal(problem);
    else take(file);
  }

  function cancel() {
    cropping?.letGo();
    setCropping(null);
  }
  function finish(file: File | null) {
    cancel();
    if (file) take(file);
    else setRefusal('This image could not be cropped. Crop it in another program and choose it again.');
  }
  return { refusal, cropping: cropping?.image ?? null, choose, finish, cancel };
}
