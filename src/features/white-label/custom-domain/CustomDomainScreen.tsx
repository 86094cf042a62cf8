import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { errorMessage } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/custom-domain';
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
  if (domains.length >= limit) {
    return <Typography sx={{ color: 'text.secondary' }}>{texts.youHaveDomains(limit)}</Typography>;
  }
  return (
    <Panel title={domains.length === 0 ? texts.useADomainOfYourOwn : texts.addAnotherDomain}>
      <Stack spacing={2}>
        {domains.length === 0 && <Introduction fallbackHost={fallbackHost} />}
        <AddDomainForm />
      </Stack>
    </Panel>
  );
}

const Introduction = ({ fallbackHost }: { fallbackHost: string | null | undefined }) => (
  <Typography component="div" sx={{ color: 'text.secondary', maxWidth: '75ch', overflowWrap: 'anywhere' }}>
    {fallbackHost && <p style={{ margin: '0 0 8px' }}>{texts.clientsFindYouAtToday(fallbackHost)}</p>}
    {texts.youAddTwoRecords}
  </Typography>
);

const addForm = z.object({
  hostname: z.string().check(z.trim(), z.minLength(1, texts.enterADomainSuchAsWww)),
});

type AddValues = z.infer<typeof addForm>;

function AddDomainForm() {
  const form = useForm<AddValues>({ resolver: zodResolver(addForm), defaultValues: { hostname: '' } });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [add] = useAddCustomDomainMutation();
  useUnsavedChanges(isDirty);

  async function submit(values: AddValues) {
    const result = await add(values);
    if (!result.data) return showServerErrors(form, result.error);
    form.reset();
    toast.success(texts.added(result.data.addCustomDomain.displayName));
  }

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(submit)}>
      <FormError message={errors.root?.message} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 240px', maxWidth: 480 }}>
          <TextField
            {...form.register('hostname')}
            label={texts.domain}
            placeholder={texts.dashboardExampleCom}
            hint={texts.aNameUnderYourDomainWorks}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={errors.hostname?.message}
          />
        </Box>
        <Box sx={{ pt: { sm: '26px' } }}>
          <Button type="submit" isLoading={isSubmitting}>
            {texts.addDomain}
          </Button>
        </Box>
      </Box>
    </Stack>
  );
}

/** Selects the primary host name of the portal, and whether the subdomain redirects to it. */
function PrimaryPanel({ setup }: { setup: DomainSetup }) {
  const { domains, fallbackHost, redirectToPrimary } = setup;
  const [setPrimary, { isLoading }] = useSetPrimaryDomainMutation();
  const primary = domains.find(({ isPrimary }) => isPrimary);

  async function choose(id: string | null, redirect: boolean, message: string) {
    const result = await setPrimary({ id, redirect });
    if (result.data) toast.success(message);
    else toast.error(errorMessage(result.error));
  }

  return (
    <Panel title={texts.whereClientsAreSent}>
      <Stack spacing={2}>
        <Stack role="radiogroup" aria-label={texts.whereClientsAreSent} spacing={1}>
          <RadioCard
            name="primary-domain"
            label={fallbackHost ?? texts.theSubdomain}
            isChosen={!primary}
            disabled={isLoading}
            onChoose={() => void choose(null, redirectToPrimary, texts.clientsAreSentToTheSubdomain)}
          >
            {texts.yourSubdomainWhichAlwaysWorks}
          </RadioCard>
          {domains.map(({ id, displayName, isPrimary, liveAt }) => (
            <RadioCard
              key={id}
              name="primary-domain"
              label={displayName}
              isChosen={isPrimary}
              disabled={isLoading || !liveAt}
              onChoose={() => void choose(id, redirectToPrimary, texts.clientsAreSent(displayName))}
            >
              {describeStatus(Boolean(liveAt), isPrimary)}
            </RadioCard>
          ))}
        </Stack>
        {primary && (
          <CheckboxField
            label={texts.sendVisitorsOfTheSubdomain(primary.displayName)}
            hint={texts.linksInMailsLeadThereEither}
            checked={redirectToPrimary}
            disabled={isLoading || !primary.liveAt}
            onChange={({ target: { checked } }) =>
              void choose(primary.id, checked, checked ? texts.redirectSwitchedOn : texts.redirectSwitchedOff)
            }
          />
        )}
        {primary && !primary.liveAt && (
          <Typography sx={{ color: 'text.secondary' }}>
            {texts.untilWorksAgainClientsAreSent(primary.displayName)}
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}

function describeStatus(isLive: boolean, isPrimary: boolean): string {
  if (isLive) return texts.works;
  return isPrimary ? texts.doesNotWorkAtPresent : texts.canBeChosenOnceItWorks;
}

export default function CustomDomainScreen() {
  const { data, error, refetch } = useGetCustomDomainQuery();
  const setup = data?.customDomain;

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={screens.customDomain.title}
        actions={setup && setup.domains.length > 0 && texts.ofDomain(setup.domains.length, setup.limit)}
      >
        {texts.yourClientDashboardUnderAName}
      </PageHeader>
      {setup && <Domains setup={setup} />}
      {!setup && (error ? <ErrorPanel error={error} onRetry={refetch} /> : <DomainsSkeleton />)}
    </Stack>
  );
}

const localhostPattern = /(^|\.)localhost(:\d+)?$/;

function Domains({ setup }: { setup: DomainSetup }) {
  return (
    <>
      {localhostPattern.test(setup.fallbackHost ?? '') && (
        <Notice tone="amber" title={texts.noDomainOfTheInternetLeads}>
          {texts.itAnswersUnderNames}
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
