import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/notifications';
import { PreferenceTable } from './PreferenceTable';
import {
  useGetNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} from './notificationPreferencesApi';

/** Shows the kinds and channels of notifications, and saves each change immediately. */
export default function NotificationPreferencesPanel() {
  const { data, error, refetch } = useGetNotificationPreferencesQuery();
  const [setPreferences] = useSetNotificationPreferencesMutation();
  const preferences = data?.notificationPreferences;

  return (
    <Panel title={texts.notifications}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>{texts.whatYouHearOfUnder}</Typography>
      {error && !preferences && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !preferences && <Skeleton variant="rounded" height={240} />}
      {preferences?.length === 0 && <Typography>{texts.nothingThatYourRoleOpens}</Typography>}
      {preferences && preferences.length > 0 && (
        <PreferenceTable
          preferences={preferences}
          onChange={async (preference) => {
            const result = await setPreferences({ input: [preference] });
            if (result.error) toast.error(texts.yourChoiceCouldNotBeSaved);
            else toast.success(texts.yourChoiceWasSaved);
          }}
        />
      )}
    </Panel>
  );
}
