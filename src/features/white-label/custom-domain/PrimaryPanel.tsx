import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@/api/errors';
import { CheckboxField } from '@/ui/CheckboxField';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import { toast } from '@/ui/toast';
import { useSetPrimaryDomainMutation, type DomainSetup } from './customDomainApi';

/** Which of its names the client dashboard goes by. */
export function PrimaryPanel({ setup }: { setup: DomainSetup }) {
  const { domains, fallbackHost, redirectToPrimary } = setup;
  const [setPrimary, { isLoading }] = useSetPrimaryDomainMutation();
  const primary = domains.find(({ isPrimary }) => isPrimary);

  async function choose(id: string | null, redirect: boolean, told: string) {
    const answer = await setPrimary({ id, redirect });
    if (answer.data) toast.success(told);
    else toast.error(errorMessage(answer.error));
  }

  return (
    <Panel title="Where clients are sent">
      <Stack spacing={2}>
        <Stack role="radiogroup" aria-label="Where clients are sent" spacing={1}>
          <RadioCard
            name="primary-domain"
            label={fallbackHost ?? 'The subdomain'}
            isChosen={!primary}
            disabled={isLoading}
            onChoose={() => void choose(null, redirectToPrimary, 'Clients are sent to the subdomain')}
          >
            Your subdomain, which always works.
          </RadioCard>
          {domains.map(({ id, displayName, isPrimary, liveAt }) => (
            <RadioCard
              key={id}
              name="primary-domain"
              label={displayName}
              isChosen={isPrimary}
              disabled={isLoading || !liveAt}
              onChoose={() => void choose(id, redirectToPrimary, `Clients are sent to ${displayName}`)}
            >
              {explain(Boolean(liveAt), isPrimary)}
            </RadioCard>
          ))}
        </Stack>
        {primary && (
          <CheckboxField
            label={`Send visitors of the subdomain and of other domains to ${primary.displayName}`}
            hint="Links in mails lead there either way."
            checked={redirectToPrimary}
            disabled={isLoading || !primary.liveAt}
            onChange={({ target: { checked } }) =>
              void choose(primary.id, checked, checked ? 'Redirect switched on' : 'Redirect switched off')
            }
          />
        )}
        {primary && !primary.liveAt && (
          <Typography sx={{ color: 'text.secondary' }}>
            Until {primary.displayName} works again, clients are sent to the subdomain.
          </Typography>
        )}
      </Stack>
    </Panel>
  );
}

function explain(isLive: boolean, isPrimary: boolean): string {
  if (isLive) return 'Works.';
  return isPrimary ? 'Does not work at present.' : 'Can be chosen once it works.';
}
