import Typography from '@mui/material/Typography';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/card-request';
import { CompanyPage } from './CompanyPage';
import type { CardRequest } from './UpdateCardScreen';

export function CardSaved({ request }: { request: CardRequest }) {
  const { amountDue, currency, companyName } = request;

  return (
    <CompanyPage brand={request} title={texts.yourCardWasSaved}>
      <Typography role="status">
        {texts.isBeingChargedToItNow(amountDue, formatMoney(amountDue, currency), companyName)}
      </Typography>
    </CompanyPage>
  );
}
