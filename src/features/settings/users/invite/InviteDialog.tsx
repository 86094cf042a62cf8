import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type FormEvent } from 'react';
import { formatCount } from '@/lib/format';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { toast } from '@/ui/toast';
import { RoleChoice } from '../RoleChoice';
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
    toast.success(
      invited.length === 1
        ? `${first} was invited`
        : `${formatCount(invited.length, 'person', 'people')} were invited`,
    );
    onClose();
  };

  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={onSubmit}>
        <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
          Invite people to {companyName}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <FormError message={failure} />
            <Typography sx={{ color: 'text.secondary' }}>
              Each gets a mail with a link that works once, for 7 days. Until they join you can revoke it.
            </Typography>
            <AddressField {...field} />
            <RoleChoice value={role} onChange={setRole} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button colour="gray" variant="text" onClick={close} disabled={isLoading}>
            Cancel
          </Button>
          <Button type="submit" isLoading={isLoading}>
            Invite
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
