import Typography from '@mui/material/Typography';
import { formatMoney } from '@/lib/money';
import * as texts from '@/texts/card-request';
import type { CardRequest } from './cardRequestApi';
import { CompanyPage } from './CompanyPage';

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
