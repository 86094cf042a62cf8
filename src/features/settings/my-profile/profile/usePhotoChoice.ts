import { logoMaxBytes } from '@/config/limits';
import { openImage } from '@/lib/drawCrop';
import { refusalOf } from '@/lib/fileRefusal';
import { useCropping } from '@/ui/crop/useCropping';

export const photoTypes = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** A chosen photo is cropped before it is taken. */
export function usePhotoChoice(take: (file: File) => void) {
  const { begin, setRefusal, ...crop } = useCropping(take);

  async function choose(file: File) {
    setRefusal(null);
    const url = URL.createObjectURL(file);
    const letGo = () => URL.revokeObjectURL(url);
    const image = await openImage(url);
    if (image) return begin({ image, letGo });
    letGo();
    // What this browser can't read the server may, or says why not: as it is, it may be no larger than any upload.
    const problem = refusalOf(file, photoTypes, logoMaxBytes);
    if (problem) setRefusal(problem);
    else take(file);
  }
  return { ...crop, choose };
}
