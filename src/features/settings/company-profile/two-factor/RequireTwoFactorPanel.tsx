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
import * as texts from '@/texts/settings/company-profile/two-factor';
import { useSetTwoFactorRequirementMutation } from '../companyProfileApi';

/**
 * Lets an Admin require two-factor authentication of all operators, or make it optional. Only an Admin who
 * uses two-factor authentication can require it.
 */
export function RequireTwoFactorPanel() {
  const operator = useAppSelector(selectOperator);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [setRequirement] = useSetTwoFactorRequirementMutation();
  if (!operator) return null;
  const { hasTwoFactor, whiteLabelledCustomer: company } = operator;
  const isRequired = company.isTwoFactorRequired;

  return (
    <Panel
      title={texts.twoFactorForEverybody}
      actions={
        <StatusBadge tone={isRequired ? 'green' : 'gray'}>
          {isRequired ? texts.required : texts.optional}
        </StatusBadge>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Typography>{isRequired ? texts.everybodyOfYourCompanySigns : texts.whetherSigningInAsks}</Typography>
        {!isRequired && !hasTwoFactor ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {texts.toRequireItTurn(<Link to={paths.myProfile}>{texts.myProfile}</Link>)}
          </Typography>
        ) : (
          <Button variant="soft" color={isRequired ? 'red' : 'primary'} onClick={() => setDialogOpen(true)}>
            {isRequired ? texts.makeTwoFactorOptional : texts.requireTwoFactorForEverybody}
          </Button>
        )}
      </Box>
      {isDialogOpen && (
        <ConfirmDialog
          title={
            isRequired ? texts.makeTwoFactorOptionalName(company.name) : texts.requireTwoFactor(company.name)
          }
          confirmLabel={isRequired ? texts.makeItOptional : texts.requireIt}
          color={isRequired ? 'red' : 'primary'}
          successMessage={isRequired ? texts.twoFactorMadeOptional : texts.twoFactorRequiredForEverybody}
          onConfirm={() => setRequirement({ isRequired: !isRequired })}
          onClose={() => setDialogOpen(false)}
        >
          {isRequired ? texts.thoseWhoHaveItKeep : texts.whoeverHasNoneSetsItUp}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
