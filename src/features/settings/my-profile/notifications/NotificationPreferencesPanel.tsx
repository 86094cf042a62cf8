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
import { Checkbox } from '@/ui/Checkbox';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { toast } from '@/ui/toast';
import {
  useGetNotificationPreferencesQuery,
  useSetNotificationPreferencesMutation,
} from './notificationPreferencesApi';

interface PreferenceLabels {
  title: MessageDescriptor;
  text: MessageDescriptor;
}

const preferenceLabels: Record<NotificationKind, PreferenceLabels> = {
  ClientAdded: {
    title: msg`New clients`,
    text: msg`A client signed up, or a colleague added or imported clients.`,
  },
  PaymentFailed: { title: msg`Failed payments`, text: msg`A payment failed, or a client disputes one.` },
  DeploymentDone: {
    title: msg`Deployments`,
    text: msg`What you publish is there, or could not be published.`,
  },
  DomainLive: { title: msg`Domain works`, text: msg`A custom domain leads to your client dashboard.` },
  DomainBroken: { title: msg`Domain broken`, text: msg`A custom domain stopped working.` },
};

type Preference = NotificationPreferenceFieldsFragment;

interface PreferenceTableProps {
  preferences: readonly Preference[];
  onChange: (preference: Preference) => void;
}

const channels = [
  { field: 'inConsole', title: msg`In the console` },
  { field: 'byEmail', title: msg`By mail` },
] as const;

/** Shows one row for each kind of notification and one column for each channel. */
const PreferenceTable = ({ preferences, onChange }: PreferenceTableProps) => {
  const { t } = useLingui();
  return (
    <Table size="small" aria-label={t`What you hear of`}>
      <TableHead>
        <TableRow>
          <TableCell sx={{ pl: 0 }}>{t`What happens`}</TableCell>
          {channels.map(({ field, title }) => (
            <TableCell key={field} align="center" sx={{ width: { xs: 68, sm: 96 }, px: 0.5 }}>
              {t(title)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {preferences.map((preference) => {
          const labels = preferenceLabels[preference.kind];
          const title = t(labels.title);
          const checkboxLabels = {
            inConsole: t`${title}: in the console`,
            byEmail: t`${title}: by mail`,
          };
          return (
            <TableRow key={preference.kind}>
              <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                  {title}
                </Typography>
                <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                  {t(labels.text)}
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
      >{t`What you hear of under the bell, and what is mailed to you besides.`}</Typography>
      {error && !preferences && <ErrorPanel error={error} onRetry={() => void refetch()} />}
      {!error && !preferences && <Skeleton variant="rounded" height={240} />}
      {preferences?.length === 0 && (
        <Typography>{t`Your role has no notifications. Ask an Admin of your company.`}</Typography>
      )}
      {preferences && preferences.length > 0 && (
        <PreferenceTable
          preferences={preferences}
          onChange={async (preference) => {
            const result = await setPreferences({ input: [preference] });
            if (result.error) toast.error(t`Your choice could not be saved`);
            else toast.success(t`Your choice was saved`);
          }}
        />
      )}
    </Panel>
  );
}
