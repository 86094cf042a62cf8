import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { CheckboxField } from '@/ui/CheckboxField';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/custom-domain';
import { useSetPrimaryDomainMutation, type DomainSetup } from './customDomainApi';

/** Selects the primary host name of the portal, and whether the subdomain redirects to it. */
export function PrimaryPanel({ setup }: { setup: DomainSetup }) {
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
