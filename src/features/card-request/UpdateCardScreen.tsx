import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ErrorPanel } from '@/ui/ErrorPanel';
import * as texts from '@/texts/card-request';
import { useGetCardRequestQuery, type CardRequest } from './cardRequestApi';
import { CardSaved } from './CardSaved';
import { CompanyPage } from './CompanyPage';
import { CardRequestForm } from './CardRequestForm';
import { hasCode } from '@/api/errors';

/** The screen that the link in a card request email opens. */
export default function UpdateCardScreen() {
  const token = useSearchParams()[0].get('token') ?? '';
  const { data, error, refetch } = useGetCardRequestQuery({ token }, { skip: token === '' });
  // The link works once, so the confirmation page uses the request that was loaded before.
  const [savedRequest, setSavedRequest] = useState<CardRequest | null>(null);

  if (savedRequest) return <CardSaved request={savedRequest} />;
  if (token === '' || hasCode(error, 'NOT_FOUND')) return <InvalidLink />;
  const request = data?.cardRequest;
  if (request)
    return <CardRequestForm token={token} request={request} onSaved={() => setSavedRequest(request)} />;
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

function InvalidLink() {
  return (
    <CompanyPage brand={null} title={texts.thisLinkDoesNotWorkAny}>
      <Typography sx={{ color: 'text.secondary' }}>{texts.suchALinkWorksOnce}</Typography>
    </CompanyPage>
  );
}
