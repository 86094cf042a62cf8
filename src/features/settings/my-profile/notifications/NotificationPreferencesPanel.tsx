import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { NotificationKind } from '@contract/enums';
import type { NotificationPreferenceFieldsFragment } from '@/api/types';
import { notificationTitles } from '@/ui/activity/fieldLabels';
import { Checkbox } from '@/ui/Checkbox';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import {
  useGetNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} from './notificationPreferencesApi';

const preferenceTexts: Record<NotificationKind, MessageDescriptor> = {
  ClientAdded: msg`A client signs up, or a user adds or imports clients.`,
  PaymentFailed: msg`A payment fails, or a client disputes one.`,
  DeploymentDone: msg`A deployment succeeds or fails.`,
  DomainLive: msg`A custom domain goes live.`,
  DomainBroken: msg`A custom domain stops working.`,
};

type Preference = NotificationPreferenceFieldsFragment;

interface PreferenceTableProps {
  preferences: readonly Preference[];
  onChange: (preference: Preference) => void;
}

const channels = [
  { field: 'inConsole', title: msg`Console` },
  { field: 'byEmail', title: msg`Email` },
] as const;

/** Shows one row for each kind of notification and one column for each channel. */
const PreferenceTable = ({ preferences, onChange }: PreferenceTableProps) => {
  const { t } = useLingui();
  return (
    <Table size="small" aria-label={t`Notification preferences`}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ paddingInlineStart: 0 }}>{t`Event`}</TableCell>
          {channels.map(({ field, title }) => (
            <TableCell key={field} align="center" sx={{ width: { xs: 68, sm: 96 }, px: 0.5 }}>
              {t(title)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {preferences.map((preference) => {
          const title = t(notificationTitles[preference.kind]);
          const checkboxLabels = {
            inConsole: t`${title}: console`,
            byEmail: t`${title}: email`,
          };
          return (
            <TableRow key={preference.kind}>
              <TableCell component="th" scope="row" sx={{ paddingInlineStart: 0 }}>
                <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                  {title}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {t(preferenceTexts[preference.kind])}
                </Typography>
              </TableCell>
              {channels.map(({ field }) => (
                <TableCell key={field} sx={{ px: 0.5, '& > label': { mx: 'auto' } }}>
                  <Checkbox
                    label={checkboxLabels[field]}
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
};

/** Shows the kinds and channels of notifications, and saves each change immediately. */
export default function NotificationPreferencesPanel() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetNotificationPreferencesQuery();
  const [setPreferences] = useSetNotificationPreferencesMutation();
  const preferences = data?.notificationPreferences;

  return (
    <Panel title={t`Notifications`}>
      <Typography
        sx={{ color: 'text.secondary', mb: 1 }}
      >{t`Choose what we notify you about in the console and by email.`}</Typography>
      {error && !preferences && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !preferences && <Skeleton variant="rounded" height={240} />}
      {preferences?.length === 0 && (
        <Typography>{t`Your role doesn’t get notifications. To change your role, ask an Admin.`}</Typography>
      )}
      {preferences && preferences.length > 0 && (
        <PreferenceTable
          preferences={preferences}
          onChange={async (preference) => {
            const result = await setPreferences({ input: [preference] });
            if (result.error) toast.error(t`Couldn’t save your preferences. Try again.`);
            else toast.success(t`Preferences saved`);
          }}
        />
      )}
    </Panel>
  );
}
