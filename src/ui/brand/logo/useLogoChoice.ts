import { useState } from 'react';
import { openImage } from '@/lib/drawCrop';
import { isSquare, logoWords, sizeRefusal, type LogoKind } from './logoKinds';

interface Cropping {
  image: HTMLImageElement;
  letGo: () => void;
}

const svgType = 'image/svg+xml';

/** Looks at a chosen image before it is taken: too small ones are refused, ones that are not square are cropped. */
export function useLogoChoice(kind: LogoKind, take: (file: File) => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [cropping, setCropping] = useState<Cropping | null>(null);

  async function choose(file: File) {
    setRefusal(null);
    const url = URL.createObjectURL(file);
    const letGo = () => URL.revokeObjectURL(url);
    const image = await openImage(url);
    const problem = image && file.type !== svgType ? sizeRefusal(kind, image) : null;
    if (image && !problem && kind === 'square' && !isSquare(image)) return setCropping({ image, letGo });
    letGo();
    // What this browser can't read the server may, or says why not.
    if (problem) setRefusal(problem);
    else take(file);
  }

  async function crop(src: string) {
    setRefusal(null);
    const image = await openImage(src);
    if (image) setCropping({ image, letGo: () => undefined });
    else setRefusal(`The ${logoWords[kind].label.toLowerCase()} could not be opened. Choose the file again.`);
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
  return { refusal, cropping: cropping?.image ?? null, choose, crop, finish, cancel };
}
