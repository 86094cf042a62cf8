import Box from '@mui/material/Box';
import type { Region } from '@/lib/cropping';
import { CropDialog } from '@/ui/crop/CropDialog';
import * as texts from '@/texts/settings/my-profile/profile';

interface PhotoCropDialogProps {
  image: HTMLImageElement;
  onDone: (cropped: File | null) => void;
  onClose: () => void;
}

const pixels = { min: 128, max: 512 } as const;
// The preview shows the photo in both of its sizes: on this screen, and next to names.
const sizes = [
  { size: 96, borderRadius: 1.5 },
  { size: 32, borderRadius: 1 },
] as const;

export const PhotoCropDialog = ({ image, onDone, onClose }: PhotoCropDialogProps) => (
  <CropDialog
    title={texts.cropYourPhoto}
    hint={texts.dragTheImageOrUse}
    image={image}
    aspect={1}
    isFilled
    widthLimits={pixels}
    fileName="photo.png"
    preview={(region) => <PhotoPreview image={image} region={region} />}
    onDone={onDone}
    onClose={onClose}
  />
);

const PhotoPreview = ({ image, region }: { image: HTMLImageElement; region: Region }) => (
  <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2 }}>
    {sizes.map(({ size, borderRadius }) => (
      <Box
        key={size}
        sx={{ position: 'relative', overflow: 'hidden', width: size, height: size, borderRadius }}
      >
        <Box
          component="img"
          src={image.src}
          alt=""
          style={{
            left: (-region.left / region.width) * size,
            top: (-region.top / region.height) * size,
            width: (image.naturalWidth / region.width) * size,
            height: (image.naturalHeight / region.height) * size,
          }}
          sx={{ position: 'absolute', maxWidth: 'none' }}
        />
      </Box>
    ))}
  </Box>
);
