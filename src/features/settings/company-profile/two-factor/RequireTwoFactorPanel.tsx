import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Link } from '@/ui/Link';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { useSetTwoFactorRequirementMutation } from '../companyProfileApi';

/**
 * Lets an Admin require two-factor authentication of all operators, or make it optional. Only an Admin who
 * uses two-factor authentication can require it.
 */
export function RequireTwoFactorPanel() {
  const { t } = useLingui();
  const operator = useAppSelector(selectOperator);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [setRequirement] = useSetTwoFactorRequirementMutation();
  if (!operator) return null;
  const { hasTwoFactor, whiteLabelledCustomer: company } = operator;
  const isRequired = company.isTwoFactorRequired;

  return (
    <Panel
      title={t`Require two-factor`}
      actions={
        <StatusBadge tone={isRequired ? 'green' : 'gray'}>
          {isRequired ? t`Required` : t`Optional`}
        </StatusBadge>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>
          {isRequired
            ? t`All users need a code from an authenticator app to sign in.`
            : t`Users choose whether to use two-factor authentication.`}
        </Typography>
        {!isRequired && !hasTwoFactor ? (
          <Typography sx={{ color: 'text.secondary' }}>
            <Trans>
              To require two-factor authentication, turn it on for your own account first in{' '}
              <Link to={paths.myProfile}>My profile</Link>.
            </Trans>
          </Typography>
        ) : (
          <Button variant="soft" color={isRequired ? 'red' : 'primary'} onClick={() => setDialogOpen(true)}>
            {isRequired ? t`Make two-factor optional` : t`Require two-factor`}
          </Button>
        )}
      </Box>
      {isDialogOpen && (
        <ConfirmDialog
          title={
            isRequired
              ? t`Make two-factor optional at ${{ name: company.name }}?`
              : t`Require two-factor at ${{ name: company.name }}?`
          }
          confirmLabel={isRequired ? t`Make optional` : t`Require two-factor`}
          color={isRequired ? 'red' : 'primary'}
          successMessage={
            isRequired
              ? t`Two-factor authentication optional for all users`
              : t`Two-factor authentication required for all users`
          }
          onConfirm={() => setRequirement({ isRequired: !isRequired })}
          onClose={() => setDialogOpen(false)}
        >
          {isRequired
            ? t`It stays on for users who have set it up, but they can turn it off. You can require it again at any time.`
            : t`Users without two-factor authentication must set it up before they can continue. This takes effect immediately, including in open tabs. You can make it optional again at any time.`}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
