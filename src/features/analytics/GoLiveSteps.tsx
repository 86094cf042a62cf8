import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/RadioButtonUnchecked';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { GoLiveChecklist, Permission } from '@/api/schema.generated';
import { ProgressBar } from '@/ui/ProgressBar';
import { goLiveItems } from './goLiveItems';
import { GoLiveLink } from './GoLiveLink';

interface GoLiveStepsProps {
  flags: GoLiveChecklist;
  held: readonly Permission[];
  doneLabel: string;
}

export function GoLiveSteps({ flags, held, doneLabel }: GoLiveStepsProps) {
  const doneCount = goLiveItems.filter(({ flag }) => flags[flag]).length;

  return (
    <>
      <ProgressBar value={(doneCount / goLiveItems.length) * 100} label={doneLabel} />
      <List>
        {goLiveItems.map((item) => (
          <ListItem key={item.flag} disableGutters alignItems="flex-start">
            <ListItemIcon sx={{ minWidth: 36, mt: 1 }}>
              {flags[item.flag] ? (
                <CheckCircleIcon color="success" titleAccess="Done" />
              ) : (
                <CircleOutlinedIcon color="disabled" titleAccess="To do" />
              )}
            </ListItemIcon>
            <ListItemText
              primary={<GoLiveLink item={item} held={held} />}
              secondary={flags[item.flag] ? item.why : `${item.why} Takes ${item.takes}.`}
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}
