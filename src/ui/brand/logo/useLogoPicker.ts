import { isSquare } from '@contract/branding';
import { openImage } from '@/lib/drawCrop';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/ui/brand/logo';
import { useCropping } from '../../crop/useCropping';
import { logoLabels, sizeError, type LogoKind } from './logoKinds';

const svgType = 'image/svg+xml';

/**
 * Passes a selected image to `onFile`, after cropping if a square logo needs it. Rejects small images other
 * than SVGs.
 */
export function useLogoPicker(kind: LogoKind, onFile: (file: File) => void) {
  const { begin, setRefusal, ...cropping } = useCropping(onFile);

  async function choose(file: File) {
    setRefusal(null);
    const url = URL.createObjectURL(file);
    const revokeUrl = () => URL.revokeObjectURL(url);
    const image = await openImage(url);
    const error = image && file.type !== svgType ? sizeError(kind, image) : null;
    if (image && !error && kind === 'square' && !isSquare(image.naturalWidth, image.naturalHeight))
      return begin({ image, release: revokeUrl });
    revokeUrl();
    // The server may support formats that this browser cannot decode, and reports an error otherwise.
    if (error) setRefusal(error);
    else onFile(file);
  }

  async function crop(src: string) {
    setRefusal(null);
    const image = await openImage(src);
    if (image) begin({ image, release: () => undefined });
    else setRefusal(texts.theCouldNotBeOpenedChoose(inSentence(logoLabels[kind].label)));
  }
  return { ...cropping, choose, crop };
}
