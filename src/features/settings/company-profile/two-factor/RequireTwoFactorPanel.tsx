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
import * as texts from '@/texts/settings/company-profile/two-factor';
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
    else toast.success(isRequired ? texts.twoFactorMadeOptional : texts.twoFactorRequiredForEverybody);
  }

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
          <Button variant="soft" colour={isRequired ? 'red' : 'primary'} onClick={() => ask(true)}>
            {isRequired ? texts.makeTwoFactorOptional : texts.requireTwoFactorForEverybody}
          </Button>
        )}
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={
          isRequired ? texts.makeTwoFactorOptionalName(company.name) : texts.requireTwoFactor(company.name)
        }
        confirmLabel={isRequired ? texts.makeItOptional : texts.requireIt}
        colour={isRequired ? 'red' : 'primary'}
        isBusy={isLoading}
        onConfirm={() => void change()}
        onClose={() => ask(false)}
      >
        {isRequired ? texts.thoseWhoHaveItKeep : texts.whoeverHasNoneSetsItUp}
      </ConfirmDialog>
    </Panel>
  );
}
