import { Link } from '@/ui/Link';
import type { GoLiveItem } from './goLiveItems';

interface GoLiveLinkProps {
  item: GoLiveItem;
  held: readonly string[];
}

/** Leads to the step's screen, for those who may open it. */
export const GoLiveLink = ({ item: { needs, to, label }, held }: GoLiveLinkProps) =>
  held.includes(needs) ? <Link to={to}>{label}</Link> : label;
