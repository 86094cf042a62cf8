import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/RadioButtonUnchecked';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import type { GoLiveChecklist as Checklist, LiveStatus, Permission } from '@/api/schema.generated';
import { Link } from '@/ui/Link';
import { Panel } from '@/ui/Panel';
import { ProgressBar } from '@/ui/ProgressBar';
import { StatusBadge } from '@/ui/StatusBadge';
import { goLiveItems } from './goLiveItems';

interface GoLiveChecklistProps {
  company: { goLiveChecklist: Checklist; liveStatus: LiveStatus };
  held: readonly Permission[];
}

export function GoLiveChecklist({ company, held }: GoLiveChecklistProps) {
  const { goLiveChecklist: flags, liveStatus } = company;
  const doneCount = goLiveItems.filter(({ flag }) => flags[flag]).length;
  const isLive = liveStatus === 'Live';

  return (
    <Panel
      title="Go live"
      actions={<StatusBadge tone={isLive ? 'green' : 'gray'}>{isLive ? 'Live' : 'Not live yet'}</StatusBadge>}
    >
      <ProgressBar
        value={(doneCount / goLiveItems.length) * 100}
        label={`${doneCount} of ${goLiveItems.length} done`}
      />
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
              primary={held.includes(item.needs) ? <Link to={item.to}>{item.label}</Link> : item.label}
              secondary={flags[item.flag] ? item.why : `${item.why} Takes ${item.takes}.`}
            />
          </ListItem>
        ))}
      </List>
    </Panel>
  );
}
