import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadProfileImageMutation } from '@/api/filesApi';
import { profileImageUrl } from '@/api/profileImageUrl';
import { photoMaxBytes } from '@/config/limits';
import type { Region } from '@/lib/cropping';
import { openImage } from '@/lib/drawCrop';
import { useObjectUrl } from '@/lib/useObjectUrl';
import { validateFile } from '@/lib/validateFile';
import { selectAccessToken } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Operator } from '@/state/operator';
import { Avatar } from '@/ui/Avatar';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { CropDialog } from '@/ui/crop/CropDialog';
import { useCropping } from '@/ui/crop/useCropping';
import { FileDrop } from '@/ui/FileDrop';
import { toast } from '@/ui/toast';
import { acceptedImages, imageMaxBytes } from '@contract/uploads';
import { useRemoveProfileImageMutation } from '../myProfileApi';

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

const PhotoCropDialog = ({ image, onDone, onClose }: PhotoCropDialogProps) => {
  const { t } = useLingui();
  return (
    <CropDialog
      title={t`Crop photo`}
      hint={t`Drag the image or use the sliders. The preview is below.`}
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
};

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

function RemovePhoto({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useLingui();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [remove] = useRemoveProfileImageMutation();

  async function removePhoto() {
    const result = await remove();
    if (!result.error) onRemoved();
    return result;
  }

  return (
    <>
      <Button
        size={1}
        variant="text"
        color="red"
        aria-label={t`Remove photo`}
        onClick={() => setDialogOpen(true)}
      >
        {t`Remove`}
      </Button>
      {isDialogOpen && (
        <ConfirmDialog
          title={t`Remove photo?`}
          confirmLabel={t`Remove photo`}
          color="red"
          successMessage={t`Photo removed`}
          onConfirm={removePhoto}
          onClose={() => setDialogOpen(false)}
        >
          {t`Your team sees your initial instead. You can’t undo this, but you can upload the photo again.`}
        </ConfirmDialog>
      )}
    </>
  );
}

/**
 * Passes a chosen photo to `onPhoto` after the operator crops it, or uncropped if the browser cannot decode
 * it.
 */
function usePhotoPicker(onPhoto: (file: File) => void) {
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

export function PhotoField({ operator }: { operator: Operator }) {
  const { t } = useLingui();
  const accessToken = useAppSelector(selectAccessToken);
  const [preview, setPreview] = useObjectUrl();
  const [upload, { error, isLoading }] = useUploadProfileImageMutation();
  const uploadError = error ? (fieldErrors(error).file ?? errorMessage(error)) : undefined;

  async function replace(file: File) {
    setPreview(file);
    const result = await upload({ file });
    if (result.error) setPreview(null);
    else toast.success(t`Photo updated`);
  }
  const picker = usePhotoPicker((file) => void replace(file));

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: { sm: 'center' } }}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar name={operator.name} src={preview ?? profileImageUrl(operator, accessToken)} size={96} />
        {operator.profileImageVersion && <RemovePhoto onRemoved={() => setPreview(null)} />}
      </Stack>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FileDrop
          label={t`New photo`}
          hint={t`PNG, JPEG, WebP or SVG, up to 20 MB. You can crop it next. Shown to your team.`}
          accept={acceptedImages}
          maxBytes={photoMaxBytes}
          onFile={(file) => void picker.choose(file)}
          isBusy={isLoading}
          error={picker.refusal ?? uploadError}
        />
      </Box>
      {picker.cropping && (
        <PhotoCropDialog image={picker.cropping} onDone={picker.finish} onClose={picker.cancel} />
      )}
    </Stack>
  );
}
