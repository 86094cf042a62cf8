import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '@/api/errors';
import { ErrorPanel } from '@/ui/ErrorPanel';
import type { GetCardRequestQuery } from './cardRequest.generated';
import { useGetCardRequestQuery } from './cardRequestApi';
import { CardGiven } from './CardGiven';
import { CompanyPage } from './CompanyPage';
import { GiveCardForm } from './GiveCardForm';

export type CardRequest = GetCardRequestQuery['cardRequest'];

/** Where the link leads that a client was mailed. */
export default function UpdateCardScreen() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, refetch } = useGetCardRequestQuery({ token }, { skip: token === '' });
  // The link works once: what it showed is kept for the page that thanks.
  const [given, setGiven] = useState<CardRequest | null>(null);

  if (given) return <CardGiven request={given} />;
  if (token === '' || (isApiError(error) && error.code === 'NOT_FOUND')) return <LinkOver />;
  const request = data?.cardRequest;
  if (request) return <GiveCardForm token={token} request={request} onGiven={() => setGiven(request)} />;
  return (
    <CompanyPage brand={null} title="Your card">
      {error ? (
        <ErrorPanel error={error} onRetry={refetch} />
      ) : (
        <Skeleton variant="rounded" height={240} aria-label="Loading" />
      )}
    </CompanyPage>
  );
}

function LinkOver() {
  return (
    <CompanyPage brand={null} title="This link does not work any more">
      <Typography sx={{ color: 'text.secondary' }}>
        Such a link works once, for 7 days, and until another one is sent. If you still have to give a card,
        answer the mail that you found it in and ask for a new one.
      </Typography>
    </CompanyPage>
  );
}
