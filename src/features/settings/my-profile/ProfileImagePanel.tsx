import Stack from '@mui/material/Stack';
import { errorMessage, fieldErrors } from '@/api/errors';
import { useUploadProfileImageMutation } from '@/api/filesApi';
import { profileImageUrl } from '@/api/profileImageUrl';
import { logoMaxBytes } from '@/config/limits';
import { useObjectUrl } from '@/lib/useObjectUrl';
import { selectAccessToken } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import type { Operator } from '@/state/operator';
import { Avatar } from '@/ui/Avatar';
import { FileDrop } from '@/ui/FileDrop';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';

export function ProfileImagePanel({ operator }: { operator: Operator }) {
  const accessToken = useAppSelector(selectAccessToken);
  const [preview, show] = useObjectUrl();
  const [upload, { error, isLoading }] = useUploadProfileImageMutation();

  async function replace(file: File) {
    show(file);
    const answer = await upload({ file });
    if (answer.error) show(null);
    else toast.success('Profile image replaced');
  }

  return (
    <Panel title="Profile image">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} sx={{ alignItems: { sm: 'center' } }}>
        <Avatar name={operator.name} src={preview ?? profileImageUrl(operator, accessToken)} size={96} />
        <FileDrop
          label="New profile image"
          hint="PNG, JPEG, WebP or SVG, up to 2 MB. Everyone in your company sees it."
          accept="image/png,image/jpeg,image/webp,image/svg+xml"
          maxBytes={logoMaxBytes}
          onFile={replace}
          isBusy={isLoading}
          error={error ? (fieldErrors(error).file ?? errorMessage(error)) : undefined}
        />
      </Stack>
    </Panel>
  );
}
