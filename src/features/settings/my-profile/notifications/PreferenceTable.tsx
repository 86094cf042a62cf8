import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { NotificationPreferenceFieldsFragment } from '@/api/types';
import { Checkbox } from '@/ui/Checkbox';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/settings/my-profile/notifications';
import { preferenceLabels } from './preferenceLabels';

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
export const PreferenceTable = ({ preferences, onChange }: PreferenceTableProps) => (
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
