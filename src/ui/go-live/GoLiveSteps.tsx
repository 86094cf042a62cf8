import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/RadioButtonUnchecked';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { ProgressBar } from '@/ui/ProgressBar';
import * as texts from '@/texts/ui/go-live';
import {
  countCompletedSteps,
  progressLabel,
  goLiveItems,
  permissionHint,
  type GoLiveFlag,
  type GoLiveFlags,
} from './goLiveItems';
import { GoLiveLink } from './GoLiveLink';

interface GoLiveStepsProps {
  flags: GoLiveFlags;
  permissions: readonly string[];
  /** Why a step is incomplete, shown instead of its description. */
  reasons?: Readonly<Partial<Record<GoLiveFlag, string>>>;
}

export function GoLiveSteps({ flags, permissions, reasons = {} }: GoLiveStepsProps) {
  return (
    <>
      <ProgressBar
        value={(countCompletedSteps(flags) / goLiveItems.length) * 100}
        label={progressLabel(flags)}
      />
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
              primary={<GoLiveLink item={item} permissions={permissions} />}
              secondary={
                flags[item.flag]
                  ? item.description
                  : texts.takes(
                      reasons[item.flag] ?? item.description,
                      item.duration,
                      permissions.includes(item.requiredPermission) ? '' : ` ${permissionHint(item)}`,
                    )
              }
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}
