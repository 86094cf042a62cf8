import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/system';
import Typography from '@mui/material/Typography';
import { type FormEvent, type ReactNode, useCallback, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCardForm } from '@/api/cardForm';
import { errorMessage, hasCode } from '@/api/errors';
import { apiBase } from '@/config/env';
import { formatMoney } from '@/lib/money';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { useBrandTheme } from '@/theme/useBrandTheme';
import { Button } from '@/ui/Button';
import { CardPage, Wordmark } from '@/ui/CardPage';
import { CardFieldsLoader } from '@/ui/cards/CardFieldsLoader';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import {
  type CardRequest,
  useGetCardRequestQuery,
  useStartRequestedCardSetupMutation,
  useSubmitRequestedCardMutation,
} from './cardRequestApi';

interface CompanyBrand {
  title: string;
  colour: string;
  logoUrl: string | null;
}

interface CompanyPageProps {
  /** Null while the company loads and for invalid links. */
  brand: CompanyBrand | null;
  title: string;
  children: ReactNode;
}

/**
 * Renders a page for a company's clients in the company's brand and the visitor's color scheme, independent
 * of the console session.
 */
function CompanyPage({ brand, title, children }: CompanyPageProps) {
  return (
    <ThemeProvider theme={useBrandTheme(brand)}>
      <CssBaseline />
      <CardPage
        header={brand && <BrandSign brand={brand} />}
        title={title}
        tabTitle={brand ? `${title} · ${brand.title}` : title}
      >
        {children}
      </CardPage>
    </ThemeProvider>
  );
}

function BrandSign({ brand: { title, logoUrl } }: { brand: CompanyBrand }) {
  if (!logoUrl) return <Wordmark>{title}</Wordmark>;
  return (
    <Box
      component="img"
      src={`${apiBase}${logoUrl}`}
      alt={title}
      sx={({ palette }) => ({
        maxHeight: 48,
        maxWidth: '100%',
        // Logos are designed for light backgrounds.
        ...(palette.mode === 'dark' && { maxHeight: 64, p: 1, borderRadius: 1, bgcolor: 'common.white' }),
      })}
    />
  );
}

interface CardRequestFormProps {
  token: string;
  request: CardRequest;
  onSaved: () => void;
}

const introText = ({ companyName, clientName, planName }: CardRequest): string =>
  planName
    ? t`Hello ${clientName}, ${companyName} asks you to add a card for your plan ${planName}.`
    : t`Hello ${clientName}, ${companyName} asks you to add a card for your payments.`;

const chargeText = ({ amountDue, currency }: CardRequest): string =>
  amountDue > 0
    ? t`${{ amount: formatMoney(amountDue, currency) }} is past due. It is charged when you save the card.`
    : t`Nothing is charged when you add the card. It is used for your future payments.`;

function CardRequestForm({ token, request, onSaved }: CardRequestFormProps) {
  const { t } = useLingui();
  const card = useCardForm('cardToken');
  const [start, { error: setupError }] = useStartRequestedCardSetupMutation();
  const loadSetup = useCallback(async () => {
    const { data } = await start({ token });
    return data?.startRequestedCardSetup ?? null;
  }, [start, token]);
  const [submitCard] = useSubmitRequestedCardMutation();
  const keyFor = useIdempotencyKey();
  const [isBusy, setBusy] = useState(false);
  const [formError, setFormError] = useState<string | null>(null);

  const send = async () => {
    setFormError(null);
    const result = await card.submit((cardToken) =>
      submitCard({ input: { token, cardToken }, idempotencyKey: keyFor(cardToken) }),
    );
    if (result?.error) setFormError(errorMessage(result.error));
    else if (result) onSaved();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void send().finally(() => setBusy(false));
  };
  const { amountDue, currency } = request;

  return (
    <CompanyPage brand={request} title={t`Your card`}>
      <Stack component="form" noValidate spacing={2.5} onSubmit={submit}>
        <FormError message={formError} />
        <Typography>
          {introText(request)} {chargeText(request)}
        </Typography>
        <CardFieldsLoader
          {...{ loadSetup, setupError }}
          {...card.fields}
          testCards={request.sandboxCards}
          disabled={isBusy}
        />
        <Button type="submit" size={4} fullWidth isLoading={isBusy}>
          {amountDue > 0
            ? t`Save card and pay ${{ amount: formatMoney(amountDue, currency) }}`
            : t`Save card`}
        </Button>
      </Stack>
    </CompanyPage>
  );
}

function CardSaved({ request }: { request: CardRequest }) {
  const { t } = useLingui();
  const { amountDue, currency, companyName } = request;

  return (
    <CompanyPage brand={request} title={t`Card saved`}>
      <Typography role="status">
        {amountDue > 0
          ? t`${{ amount: formatMoney(amountDue, currency) }} is being charged to the card. ${companyName} also charges future payments to it when they’re due. You can close this page.`
          : t`Nothing was charged. ${companyName} charges future payments to this card when they’re due. You can close this page.`}
      </Typography>
    </CompanyPage>
  );
}

/** The screen that the link in a card request email opens. */
export default function UpdateCardScreen() {
  const { t } = useLingui();
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
    <CompanyPage brand={null} title={t`Your card`}>
      {error ? (
        <ErrorPanel error={error} onRetry={refetch} />
      ) : (
        <Skeleton role="status" variant="rounded" height={240} aria-label={t`Loading`} />
      )}
    </CompanyPage>
  );
}

function InvalidLink() {
  const { t } = useLingui();
  return (
    <CompanyPage brand={null} title={t`This link no longer works`}>
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`The link works once and expires after seven days, or when a newer link is sent. To add a card, reply to the email and ask for a new link.`}</Typography>
    </CompanyPage>
  );
}
