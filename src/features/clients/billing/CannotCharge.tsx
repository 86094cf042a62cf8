import Box from '@mui/material/Box';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Link } from '@/ui/Link';
import * as texts from '@/texts/clients/billing';

/** Explains why the company cannot charge clients yet, and links to the setup if the operator can open it. */
export function CannotCharge() {
  const canConnect = useAppSelector(
    (state) => selectOperator(state)?.permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER') ?? false,
  );

  return (
    <Box
      sx={({ palette }) => ({
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: palette.tones.amber.soft,
        color: palette.tones.amber.text,
        typography: 'body2',
      })}
    >
      {texts.paymentsCantBeTakenYet(
        canConnect ? (
          <Link to={paths.stripeIntegration}>{texts.openTheStripeIntegration}</Link>
        ) : (
          texts.askAnAdminOfYourCompany
        ),
      )}
    </Box>
  );
}
