import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadProfileImageMutation } from '@/api/filesApi';
import { profileImageUrl } from '@/api/profileImageUrl';
import { photoMaxBytes } from '@/config/limits';
import { useObjectUrl } from '@/lib/useObjectUrl';
import { selectAccessToken } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Operator } from '@/state/operator';
import { Avatar } from '@/ui/Avatar';
import { FileDrop } from '@/ui/FileDrop';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/profile';
import { PhotoCropDialog } from './PhotoCropDialog';
import { RemovePhoto } from './RemovePhoto';
import { acceptedImages } from '@contract/uploads';
import { usePhotoPicker } from './usePhotoPicker';

export function PhotoField({ operator }: { operator: Operator }) {
  const accessToken = useAppSelector(selectAccessToken);
  const [preview, setPreview] = useObjectUrl();
  const [upload, { error, isLoading }] = useUploadProfileImageMutation();
  const uploadError = error ? (fieldErrors(error).file ?? errorMessage(error)) : undefined;

  async function replace(file: File) {
    setPreview(file);
    const result = await upload({ file });
    if (result.error) setPreview(null);
    else toast.success(texts.photoReplaced);
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
          label={texts.newPhoto}
          hint={texts.pngJpegWebpOrSvgUp}
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
