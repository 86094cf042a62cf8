import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Link } from '@/ui/Link';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { toast } from '@/ui/toast';
import { useRequireTwoFactorMutation } from '../companyProfileApi';

/** For Admins alone. Whether everybody of the company has to have two-factor, which only who has it may ask of others. */
export function RequireTwoFactorPanel() {
  const operator = useAppSelector(selectOperator);
  const [isAsking, ask] = useState(false);
  const [require, { isLoading }] = useRequireTwoFactorMutation();
  if (!operator) return null;
  const { hasTwoFactor, whiteLabelledCustomer: company } = operator;
  const isRequired = company.isTwoFactorRequired;

  async function change() {
    const answer = await require({ isRequired: !isRequired });
    ask(false);
    if (answer.error) toast.error(errorMessage(answer.error));
    else toast.success(isRequired ? 'Two-factor made optional' : 'Two-factor required for everybody');
  }

  return (
    <Panel
      title="Two-factor for everybody"
      actions={
        <StatusBadge tone={isRequired ? 'green' : 'gray'}>{isRequired ? 'Required' : 'Optional'}</StatusBadge>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>
          {isRequired
            ? 'Everybody of your company signs in with a code of an authenticator app as well.'
            : 'Whether signing in asks for a code of an authenticator app, everybody decides for themselves.'}
        </Typography>
        {!isRequired && !hasTwoFactor ? (
          <Typography sx={{ color: 'text.secondary' }}>
            To require it, turn it on for yourself first, in <Link to={paths.myProfile}>My profile</Link>.
          </Typography>
        ) : (
          <Button variant="soft" colour={isRequired ? 'red' : 'primary'} onClick={() => ask(true)}>
            {isRequired ? 'Make two-factor optional' : 'Require two-factor for everybody'}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={
          isRequired
            ? `Make two-factor optional in ${company.name}?`
            : `Require two-factor in ${company.name}?`
        }
        confirmLabel={isRequired ? 'Make it optional' : 'Require it'}
        colour={isRequired ? 'red' : 'primary'}
        isBusy={isLoading}
        onConfirm={() => void change()}
        onClose={() => ask(false)}
      >
        {isRequired
          ? 'Those who have it keep it, and may turn it off. You can require it again at any time.'
          : 'Whoever has none sets it up before they can go on, at once, what they have open included. You can make it optional again at any time.'}
      </ConfirmDialog>
    </Panel>
  );
}
