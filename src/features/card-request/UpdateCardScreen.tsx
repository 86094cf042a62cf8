import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isApiError } from '@/api/errors';
import { ErrorPanel } from '@/ui/ErrorPanel';
import * as texts from '@/texts/card-request';
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
    <CompanyPage brand={null} title={texts.yourCard}>
      {error ? (
        <ErrorPanel error={error} onRetry={refetch} />
      ) : (
        <Skeleton role="status" variant="rounded" height={240} aria-label={texts.loading} />
      )}
    </CompanyPage>
  );
}

function LinkOver() {
  return (
    <CompanyPage brand={null} title={texts.thisLinkDoesNotWorkAny}>
      <Typography sx={{ color: 'text.secondary' }}>{texts.suchALinkWorksOnce}</Typography>
    </CompanyPage>
  );
}
