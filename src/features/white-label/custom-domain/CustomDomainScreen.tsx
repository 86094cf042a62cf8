import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorMessage } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { Notice } from '@/ui/Notice';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { DomainCard } from './card/DomainCard';
import {
  type DomainSetup,
  useAddCustomDomainMutation,
  useGetCustomDomainQuery,
  useSetPrimaryDomainMutation,
} from './customDomainApi';

function AddDomainPanel({ setup: { domains, limit, fallbackHost } }: { setup: DomainSetup }) {
  const { t } = useLingui();
  if (domains.length >= limit) {
    return (
      <Typography
        sx={{ color: 'text.secondary' }}
      >{t`${plural(limit, { one: 'You can have at most # domain. Remove it to add another.', other: 'You can have at most # domains. Remove one to add another.' })}`}</Typography>
    );
  }
  return (
    <Panel title={domains.length === 0 ? t`Add a custom domain` : t`Add another domain`}>
      <Stack spacing={2}>
        {domains.length === 0 && <Introduction fallbackHost={fallbackHost} />}
        <AddDomainForm />
      </Stack>
    </Panel>
  );
}

const Introduction = ({ fallbackHost }: { fallbackHost: string | null | undefined }) => {
  const { t } = useLingui();
  return (
    <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '75ch', overflowWrap: 'anywhere' }}>
      {fallbackHost && (
        <p
          style={{ margin: '0 0 8px' }}
        >{t`Clients can always use ${fallbackHost}. A custom domain shows your own name instead.`}</p>
      )}
      {t`After you add a domain, create two DNS records or email them to the person who manages your DNS. We check the records automatically and request a certificate. This usually takes minutes, but can take up to 12 hours.`}
    </Typography>
  );
};

const addForm = () =>
  z.object({
    hostname: z.string().check(z.trim(), z.minLength(1, t`Enter a domain, such as www.example.com.`)),
  });

type AddValues = z.infer<ReturnType<typeof addForm>>;

function AddDomainForm() {
  const { t } = useLingui();
  const form = useForm<AddValues>({ resolver: zodResolver(addForm()), defaultValues: { hostname: '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [add] = useAddCustomDomainMutation();
  useUnsavedChanges(isDirty);

  async function submit(values: AddValues) {
    const result = await add(values);
    if (!result.data) return showServerErrors(form, result.error);
    form.reset();
    toast.success(t`${{ displayName: result.data.addCustomDomain.displayName }} added`);
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(submit)}>
      <FormError message={errors.root?.message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 480 }}>
          <TextField
            {...form.register('hostname')}
            label={t`Domain`}
            placeholder={t`dashboard.example.com`}
            hint={t`Use your root domain or a name under it. Names under it work with every DNS provider.`}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.hostname?.message}
          />
        </Box>
        <Box sx={{ pt: { sm: '26px' } }}>
          <Button type="submit" isLoading={isSubmitting}>
            {t`Add domain`}
          </Button>
        </Box>
      </Box>
    </Stack>
  );
}

/** Selects the primary host name of the portal, and whether the subdomain redirects to it. */
function PrimaryPanel({ setup }: { setup: DomainSetup }) {
  const { t } = useLingui();
  const { domains, fallbackHost, redirectToPrimary } = setup;
  const [setPrimary, { isLoading }] = useSetPrimaryDomainMutation();
  const primary = domains.find(({ isPrimary }) => isPrimary);

  async function choose(id: string | null, redirect: boolean, message: string) {
    const result = await setPrimary({ id, redirect });
    if (result.data) toast.success(message);
    else toast.error(errorMessage(result.error));
  }

  return (
    <Panel title={t`Primary domain`}>
      <Stack spacing={2}>
        <Stack role="radiogroup" aria-label={t`Primary domain`} spacing={1}>
          <RadioCard
            name="primary-domain"
            label={fallbackHost ?? t`Your subdomain`}
            isChosen={!primary}
            disabled={isLoading}
            onChoose={() => void choose(null, redirectToPrimary, t`Subdomain set as primary domain`)}
          >
            {t`Your subdomain. Always available.`}
          </RadioCard>
          {domains.map(({ id, displayName, isPrimary, liveAt }) => (
            <RadioCard
              key={id}
              name="primary-domain"
              label={displayName}
              isChosen={isPrimary}
              disabled={isLoading || !liveAt}
              onChoose={() => void choose(id, redirectToPrimary, t`${displayName} set as primary domain`)}
            >
              {describeStatus(Boolean(liveAt), isPrimary)}
            </RadioCard>
          ))}
        </Stack>
        {primary && (
          <CheckboxField
            label={t`Redirect the subdomain and other domains to ${{ displayName: primary.displayName }}`}
            hint={t`Links in emails always use the primary domain.`}
            checked={redirectToPrimary}
            disabled={isLoading || !primary.liveAt}
            onChange={({ target: { checked } }) =>
              void choose(primary.id, checked, checked ? t`Redirect turned on` : t`Redirect turned off`)
            }
          />
        )}
        {primary && !primary.liveAt && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t`Clients use the subdomain until ${{ displayName: primary.displayName }} is live again.`}
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}

function describeStatus(isLive: boolean, isPrimary: boolean): string {
  if (isLive) return t({ message: 'Live', context: 'domain' });
  return isPrimary ? t`Not working` : t`Available after the domain is live`;
}

export default function CustomDomainScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetCustomDomainQuery();
  const setup = data?.customDomain;
  const domainCount = setup?.domains.length ?? 0;

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Custom Domain`}
        actions={
          setup &&
          domainCount > 0 &&
          t`${plural({ count: setup.limit }, { one: `${domainCount} of # domain`, other: `${domainCount} of # domains` })}`
        }
      >
        {t`Serve your client dashboard from your own domain.`}
      </PageHeader>
      {setup && <Domains setup={setup} />}
      {!setup && (error ? <ErrorPanel error={error} onRetry={refetch} /> : <DomainsSkeleton />)}
    </Stack>
  );
}

const localhostPattern = /(^|\.)localhost(:\d+)?$/;

function Domains({ setup }: { setup: DomainSetup }) {
  const { t } = useLingui();
  return (
    <>
      {localhostPattern.test(setup.fallbackHost ?? '') && (
        <Notice tone="amber" title={t`Custom domains can’t reach this server`}>
          {t`This installation has no public host name. Before you add a domain, ask its administrator to set one up.`}
        </Notice>
      )}
      {setup.domains.length > 0 && <PrimaryPanel setup={setup} />}
      {setup.domains.map((domain) => (
        <DomainCard key={domain.id} domain={domain} />
      ))}
      <AddDomainPanel setup={setup} />
    </>
  );
}

const DomainsSkeleton = () => (
  <Stack spacing={2.5} aria-hidden>
    <Skeleton variant="rounded" height={120} />
    <Skeleton variant="rounded" height={320} />
  </Stack>
);
