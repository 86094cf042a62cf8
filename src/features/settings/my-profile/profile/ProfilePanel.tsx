import Stack from '@mui/material/Stack';
import type { Operator } from '@/state/operator';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/my-profile/profile';
import { PhotoField } from './PhotoField';
import { ProfileForm } from './ProfileForm';

export const ProfilePanel = ({ operator }: { operator: Operator }) => (
  <Panel title={texts.profile}>
    <Stack spacing={3}>
      <PhotoField operator={operator} />
      <ProfileForm operator={operator} />
    </Stack>
  </Panel>
);
