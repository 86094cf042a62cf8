import { openImage } from '@/lib/drawCrop';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/ui/brand/logo';
import { useCropping } from '../../crop/useCropping';
import { isSquare, logoWords, sizeRefusal, type LogoKind } from './logoKinds';

const svgType = 'image/svg+xml';

/** Looks at a chosen image before it is taken: too small ones are refused, ones that are not square are cropped. */
export function useLogoChoice(kind: LogoKind, take: (file: File) => void) {
  const { begin, setRefusal, ...cropping } = useCropping(take);

  async function choose(file: File) {
    setRefusal(null);
    const url = URL.createObjectURL(file);
    const letGo = () => URL.revokeObjectURL(url);
    const image = await openImage(url);
    const problem = image && file.type !== svgType ? sizeRefusal(kind, image) : null;
    if (image && !problem && kind === 'square' && !isSquare(image)) return begin({ image, letGo });
    letGo();
    // What this browser can't read the server may, or says why not.
    if (problem) setRefusal(problem);
    else take(file);
  }

  async function crop(src: string) {
    setRefusal(null);
    const image = await openImage(src);
    if (image) begin({ image, letGo: () => undefined });
    else setRefusal(texts.theCouldNotBeOpenedChoose(inSentence(logoWords[kind].label)));
  }
  return { ...cropping, choose, crop };
}
