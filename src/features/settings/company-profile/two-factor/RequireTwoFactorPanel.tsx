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
      title={t`Two-factor for everybody`}
      actions={
        <StatusBadge tone={isRequired ? 'green' : 'gray'}>
          {isRequired ? t`Required` : t`Optional`}
        </StatusBadge>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>
          {isRequired
            ? t`Everybody of your company signs in with a code of an authenticator app as well.`
            : t`Whether signing in asks for a code of an authenticator app, everybody decides for themselves.`}
        </Typography>
        {!isRequired && !hasTwoFactor ? (
          <Typography sx={{ color: 'text.secondary' }}>
            <Trans>
              To require it, turn it on for yourself first, in <Link to={paths.myProfile}>My profile</Link>.
            </Trans>
          </Typography>
        ) : (
          <Button variant="soft" color={isRequired ? 'red' : 'primary'} onClick={() => setDialogOpen(true)}>
            {isRequired ? t`Make two-factor optional` : t`Require two-factor for everybody`}
          </Button>
        )}
      </Box>
      {isDialogOpen && (
        <ConfirmDialog
          title={
            isRequired
              ? t`Make two-factor optional in ${{ name: company.name }}?`
              : t`Require two-factor in ${{ name: company.name }}?`
          }
          confirmLabel={isRequired ? t`Make it optional` : t`Require it`}
          color={isRequired ? 'red' : 'primary'}
          successMessage={isRequired ? t`Two-factor made optional` : t`Two-factor required for everybody`}
          onConfirm={() => setRequirement({ isRequired: !isRequired })}
          onClose={() => setDialogOpen(false)}
        >
          {isRequired
            ? t`Those who have it keep it, and may turn it off. You can require it again at any time.`
            : t`People without two-factor must set it up before they can continue, starting immediately, including in open tabs. You can make it optional again at any time.`}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
