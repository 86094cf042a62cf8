import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type FormEvent } from 'react';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/users/invite';
import { RoleField } from '../RoleField';
import { useTeamRights } from '../useTeamRights';
import { AddressField } from './AddressField';
import { useInvite } from './useInvite';

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const titleId = useId();
  const { companyName } = useTeamRights();
  const { field, role, setRole, failure, isLoading, isDirty, submit } = useInvite();
  useUnsavedGuard(isDirty);
  const close = () => !isLoading && leaveWhenSafe(onClose);

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const invited = await submit();
    if (!invited) return;
    const [first] = invited;
    toast.success(invited.length === 1 ? texts.wasInvited(first) : texts.peopleWereInvited(invited.length));
    onClose();
  };

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          {texts.invitePeopleTo(companyName)}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={failure} />
            <Typography sx={{ color: 'text.secondary' }}>{texts.eachGetsAMail}</Typography>
            <AddressField {...field} />
            <RoleField value={role} onChange={setRole} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="gray" variant="text" onClick={close} disabled={isLoading}>
            {texts.cancel}
          </Button>
          <Button type="submit" isLoading={isLoading}>
            {texts.invite}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
