import Typography from '@mui/material/Typography';
import { formatMoney } from '@/lib/money';
import { CompanyPage } from './CompanyPage';
import type { CardRequest } from './UpdateCardScreen';

/** What happens now that the card is given. */
export function CardGiven({ request }: { request: CardRequest }) {
  const { amountDue, currency, companyName } = request;

  return (
    <CompanyPage brand={request} title="Your card was saved">
      <Typography role="status">
        {amountDue > 0
          ? `${formatMoney(amountDue, currency)} is being charged to it now.`
          : 'Nothing was charged.'}{' '}
        {companyName} charges what falls due from now on to this card. You can close this page.
      </Typography>
    </CompanyPage>
  );
}
