import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { TickBox } from '@/ui/TickBox';
import { inSentence } from '@/texts/inSentence';
import * as texts from '@/texts/settings/my-profile/notifications';
import { choiceWords } from './choiceWords';
import type { NotificationChoiceFieldsFragment } from './notificationChoices.generated';

type Choice = NotificationChoiceFieldsFragment;

interface ChoiceTableProps {
  choices: readonly Choice[];
  onChange: (choice: Choice) => void;
}

const ways = [
  { field: 'inConsole', title: texts.inTheConsole },
  { field: 'byMail', title: texts.byMail },
] as const;

/** A row for each kind, a column for each way of hearing of it. */
export const ChoiceTable = ({ choices, onChange }: ChoiceTableProps) => (
  <Table size="small" aria-label={texts.whatYouHear}>
    <TableHead>
      <TableRow>
        <TableCell sx={{ pl: 0 }}>{texts.whatHappens}</TableCell>
        {ways.map(({ field, title }) => (
          <TableCell key={field} align="center" sx={{ width: { xs: 68, sm: 96 }, px: 0.5 }}>
            {title}
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
    <TableBody>
      {choices.map((choice) => {
        const { title, text } = choiceWords[choice.kind];
        return (
          <TableRow key={choice.kind}>
            <TableCell component="th" scope="row" sx={{ pl: 0 }}>
              <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
                {title}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </TableCell>
            {ways.map(({ field, title: way }) => (
              <TableCell key={field} sx={{ px: 0.5, '& > label': { mx: 'auto' } }}>
                <TickBox
                  label={`${title}: ${inSentence(way)}`}
                  isOn={choice[field]}
                  onChange={(isOn) => onChange({ ...choice, [field]: isOn })}
                />
              </TableCell>
            ))}
          </TableRow>
        );
      })}
    </TableBody>
  </Table>
);
