import { useLingui } from '@lingui/react/macro';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import CircleOutlinedIcon from '@mui/icons-material/RadioButtonUnchecked';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { Link } from '@/ui/Link';
import { ProgressBar } from '@/ui/ProgressBar';
import {
  countCompletedSteps,
  type GoLiveFlag,
  type GoLiveFlags,
  type GoLiveItem,
  goLiveItems,
  permissionHint,
  progressLabel,
} from './goLiveItems';

interface GoLiveLinkProps {
  item: GoLiveItem;
  permissions: readonly string[];
}

/** Shows the label of a step, with a link to its screen if the viewer may open it. */
export function GoLiveLink({ item: { requiredPermission, to, label }, permissions }: GoLiveLinkProps) {
  const { t } = useLingui();
  return permissions.includes(requiredPermission) ? <Link to={to}>{t(label)}</Link> : t(label);
}

interface GoLiveStepsProps {
  flags: GoLiveFlags;
  permissions: readonly string[];
  /** Why a step is incomplete, shown instead of its description. */
  reasons?: Readonly<Partial<Record<GoLiveFlag, string>>>;
}

export function GoLiveSteps({ flags, permissions, reasons = {} }: GoLiveStepsProps) {
  const { t } = useLingui();
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
                <CheckCircleIcon color="success" titleAccess={t({ message: 'Done', context: 'status' })} />
              ) : (
                <CircleOutlinedIcon color="disabled" titleAccess={t`To do`} />
              )}
            </ListItemIcon>
            <ListItemText
              primary={<GoLiveLink item={item} permissions={permissions} />}
              secondary={
                flags[item.flag]
                  ? t(item.description)
                  : [
                      reasons[item.flag] ?? t(item.description),
                      t(item.duration),
                      ...(permissions.includes(item.requiredPermission) ? [] : [permissionHint(item)]),
                    ].join(' ')
              }
            />
          </ListItem>
        ))}
      </List>
    </>
  );
}
