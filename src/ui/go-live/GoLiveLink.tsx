import { Link } from '@/ui/Link';
import type { GoLiveItem } from './goLiveItems';

interface GoLiveLinkProps {
  item: GoLiveItem;
  permissions: readonly string[];
}

/** Shows the label of a step, with a link to its screen if the viewer may open it. */
export const GoLiveLink = ({ item: { requiredPermission, to, label }, permissions }: GoLiveLinkProps) =>
  permissions.includes(requiredPermission) ? <Link to={to}>{label}</Link> : label;
