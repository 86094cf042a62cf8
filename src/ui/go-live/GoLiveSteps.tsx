import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/RadioButtonUnchecked';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { ProgressBar } from '@/ui/ProgressBar';
import * as texts from '@/texts/ui/go-live';
import {
  doneCountOf,
  doneWords,
  goLiveItems,
  whomToAsk,
  type GoLiveFlag,
  type GoLiveFlags,
} from './goLiveItems';
import { GoLiveLink } from './GoLiveLink';

interface GoLiveStepsProps {
  flags: GoLiveFlags;
  held: readonly string[];
  /** Why a step is open, in place of what it is. */
  reasons?: Readonly<Partial<Record<GoLiveFlag, string>>>;
}

export function GoLiveSteps({ flags, held, reasons = {} }: GoLiveStepsProps) {
  return (
    <>
      <ProgressBar value={(doneCountOf(flags) / goLiveItems.length) * 100} label={doneWords(flags)} />
      <List>
        {goLiveItems.map((item) => (
          <ListItem key={item.flag} disableGutters alignItems="flex-start">
            <ListItemIcon sx={{ minWidth: 36, mt: 1 }}>
              {flags[item.flag] ? (
                <CheckCircleIcon color="success" titleAccess={texts.done} />
              ) : (
                <CircleOutlinedIcon color="disabled" titleAccess={texts.toDo} />
              )}
            </ListItemIcon>
            <ListItemText
              primary={<GoLiveLink item={item} held={held} />}
              secondary={
                flags[item.flag]
                  ? item.why
                  : texts.takes(
                      reasons[item.flag] ?? item.why,
                      item.takes,
                      held.includes(item.needs) ? '' : ` ${whomToAsk(item)}`,
                    )
              }
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}
