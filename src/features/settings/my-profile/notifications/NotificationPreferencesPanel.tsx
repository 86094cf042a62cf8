import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { NotificationKind } from '@contract/enums';
import type { NotificationPreferenceFieldsFragment } from '@/api/types';
import { inSentence } from '@/texts/grammar';
import * as texts from '@/texts/settings/my-profile/notifications';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import {
  useGetNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} from './notificationPreferencesApi';

interface PreferenceLabels {
  title: string;
  text: string;
}

const preferenceLabels: Record<NotificationKind, PreferenceLabels> = {
  ClientAdded: {
    title: texts.newClients,
    text: texts.somebodySignedUpOrAColleague,
  },
  PaymentFailed: { title: texts.failedPayments, text: texts.aPaymentFailedOrAClient },
  DeploymentDone: { title: texts.deployments, text: texts.whatYouPublishIsThere },
  DomainLive: { title: texts.domainWorks, text: texts.aCustomDomainLeads },
  DomainBroken: { title: texts.domainBroken, text: texts.aCustomDomainStoppedWorking },
};

type Preference = NotificationPreferenceFieldsFragment;

interface PreferenceTableProps {
  preferences: readonly Preference[];
  onChange: (preference: Preference) => void;
}

const channels = [
  { field: 'inConsole', title: texts.inTheConsole },
  { field: 'byEmail', title: texts.byMail },
] as const;

/** Shows one row for each kind of notification and one column for each channel. */
const PreferenceTable = ({ preferences, onChange }: PreferenceTableProps) => (
  <Table size="small" aria-label={texts.whatYouHear}>
    <TableHead>
      <TableRow>
        <TableCell sx={{ pl: 0 }}>{texts.whatHappens}</TableCell>
        {channels.map(({ field, title }) => (
          <TableCell key={field} align="center" sx={{ width: { xs: 68, sm: 96 }, px: 0.5 }}>
            {title}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {preferences.map((preference) => {
        const { title, text } = preferenceLabels[preference.kind];
        return (
          <TableRow key={preference.kind}>
            <TableCell component="th" scope="row" sx={{ pl: 0 }}>
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {title}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </TableCell>
            {channels.map(({ field, title: channel }) => (
              <TableCell key={field} sx={{ px: 0.5, '& > label': { mx: 'auto' } }}>
                <Checkbox
                  label={`${title}: ${inSentence(channel)}`}
                  isOn={preference[field]}
                  onChange={(isOn) => onChange({ ...preference, [field]: isOn })}
                />
              </TableCell>
            ))}
          </TableRow>
        );
      })}
    </TableBody>
  </Table>
);

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
