import { acceptedImages, imageMaxBytes } from '@contract/uploads';
import { openImage } from '@/lib/drawCrop';
import { validateFile } from '@/lib/validateFile';
import { useCropping } from '@/ui/crop/useCropping';

/**
 * Passes a chosen photo to `onPhoto` after the operator crops it, or uncropped if the browser cannot decode
 * it.
 */
export function usePhotoPicker(onPhoto: (file: File) => void) {
  const { begin, setRefusal, ...crop } = useCropping(onPhoto);

  async function choose(file: File) {
    setRefusal(null);
    const url = URL.createObjectURL(file);
    const revokeUrl = () => URL.revokeObjectURL(url);
    const image = await openImage(url);
    if (image) return begin({ image, release: revokeUrl });
    revokeUrl();
    // The server may decode a photo that the browser cannot, so a photo of an allowed type and size is passed
    // on uncropped.
    const problem = validateFile(file, acceptedImages, imageMaxBytes);
    if (problem) setRefusal(problem);
    else onPhoto(file);
  }
  return { ...crop, choose };
}
