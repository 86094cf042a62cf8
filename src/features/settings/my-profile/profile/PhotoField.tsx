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
import { photoTypes, usePhotoChoice } from './usePhotoChoice';

export function PhotoField({ operator }: { operator: Operator }) {
  const accessToken = useAppSelector(selectAccessToken);
  const [preview, show] = useObjectUrl();
  const [upload, { error, isLoading }] = useUploadProfileImageMutation();
  const refused = error ? (fieldErrors(error).file ?? errorMessage(error)) : undefined;

  async function replace(file: File) {
    show(file);
    const answer = await upload({ file });
    if (answer.error) show(null);
    else toast.success(texts.photoReplaced);
  }
  const choice = usePhotoChoice((file) => void replace(file));

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: { sm: 'center' } }}>
      <Stack spacing={1} sx={{ alignItems: 'center' }}>
        <Avatar name={operator.name} src={preview ?? profileImageUrl(operator, accessToken)} size={96} />
        {operator.profileImageVersion && <RemovePhoto onRemoved={() => show(null)} />}
      </Stack>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <FileDrop
          label={texts.newPhoto}
          hint={texts.pngJpegWebpOrSvgUp}
          accept={photoTypes}
          maxBytes={photoMaxBytes}
          onFile={(file) => void choice.choose(file)}
          isBusy={isLoading}
          error={choice.refusal ?? refused}
        />
      </Box>
      {choice.cropping && (
        <PhotoCropDialog image={choice.cropping} onDone={choice.finish} onClose={choice.cancel} />
      )}
    </Stack>
  );
}
