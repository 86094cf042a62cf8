import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/notifications';
import { ChoiceTable } from './ChoiceTable';
import { useGetNotificationChoicesQuery, useSetNotificationChoicesMutation } from './notificationChoicesApi';

/** What the operator hears of, and where. Each switch takes effect at once. */
export default function NotificationChoices() {
  const { data, error, refetch } = useGetNotificationChoicesQuery();
  const [setChoices] = useSetNotificationChoicesMutation();
  const choices = data?.notificationChoices;

  return (
    <Panel title={texts.notifications}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{texts.whatYouHearOfUnder}</Typography>
      {error && !choices && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !choices && <Skeleton variant="rounded" height={240} />}
      {choices?.length === 0 && <Typography>{texts.nothingThatYourRoleOpens}</Typography>}
      {choices && choices.length > 0 && (
        <ChoiceTable
          choices={choices}
          onChange={async (choice) => {
            const answer = await setChoices({ input: [choice] });
            if (answer.error) toast.error(texts.yourChoiceCouldNotBeSaved);
            else toast.success(texts.yourChoiceWasSaved);
          }}
        />
      )}
    </Panel>
  );
}
