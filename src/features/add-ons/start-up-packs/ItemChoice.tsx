import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StartUpPackChoice } from '@contract/enums';
import { SelectField } from '@/ui/SelectField';
import * as texts from '@/texts/add-ons/start-up-packs';
import type { PackItem } from './packsApi';
import { choiceLabels } from './packLabels';

interface ItemChoiceProps {
  item: PackItem;
  choice: StartUpPackChoice;
  onChoose: (choice: StartUpPackChoice) => void;
}

const rowSx = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 210px' },
  alignItems: 'start',
  pt: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

export function ItemChoice({ item, choice, onChoose }: ItemChoiceProps) {
  const { name, detail, conflict, choices } = item;

  return (
    <Box sx={rowSx}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 500 }}>{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {detail}
        </Typography>
        {conflict && (
          <Typography variant="body2" sx={{ mt: 0.5, color: (theme) => theme.palette.tones.amber.text }}>
            {conflict}
          </Typography>
        )}
      </Box>
      <SelectField
        label={texts.whatToDo(name)}
        isLabelHidden
        value={choice}
        options={choices.map((value) => ({ value, label: choiceLabels[value] }))}
        onChange={({ target }) => onChoose(choices.find((one) => one === target.value) ?? choice)}
      />
    </Box>
  );
}
