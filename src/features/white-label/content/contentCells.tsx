import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ContentStatus } from '@contract/enums';
import { formatDate } from '@/lib/format';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { OpenIcon } from '@/ui/directionalIcons';
import { type BadgeTone, StatusBadge } from '@/ui/StatusBadge';

/**
 * Returns text such as `Jan 1, 2026 by Ann`, only the date if the editor is unknown, or `—` if there was no
 * edit.
 */
export function formatEdit(editedAt: string | null, editor: string | null): string {
  if (!editedAt) return '—';
  return editor ? t`${{ date: formatDate(editedAt) }} by ${editor}` : formatDate(editedAt);
}

interface LiveLinkProps {
  /** The path on the portal, such as `/legal/privacy-policy`. Null if clients cannot read the text. */
  path: string | null;
  title: string;
}

export function LiveLink({ path, title }: LiveLinkProps) {
  const { t } = useLingui();
  const link = useAppSelector(selectCompany)?.dashboardLink;
  if (!link || path === null) return <>—</>;
  return (
    <Box
      component="a"
      href={`${link}${path}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t`Open ${title} in a new tab`}
      sx={{ color: 'primary.main', display: 'inline-flex', alignItems: 'center', gap: 0.5 }}
    >
      {t({ message: 'Open', context: 'button' })}
      <OpenIcon aria-hidden sx={{ fontSize: 14 }} />
    </Box>
  );
}

interface ContentState {
  status: ContentStatus;
  hasDraft: boolean;
  isDeploymentPending: boolean;
}

export const contentStatusLabels: Readonly<Record<ContentStatus, MessageDescriptor>> = {
  Default: msg`Default`,
  Draft: msg`Draft`,
  Published: msg`Published`,
  Archived: msg`Archived`,
};

const tones: Record<ContentStatus, BadgeTone> = {
  Default: 'gray',
  Draft: 'amber',
  Published: 'green',
  Archived: 'gray',
};

const dotSx = {
  width: 8,
  height: 8,
  borderRadius: '50%',
  bgcolor: 'warning.main',
  display: 'inline-block',
  marginInlineEnd: 0.75,
} as const;

const pendingLabels = ({ status, hasDraft, isDeploymentPending }: ContentState): string[] => [
  ...(hasDraft && status === 'Published' ? [t`Unpublished draft`] : []),
  ...(isDeploymentPending ? [t`Not deployed`] : []),
];

/** Shows the status of a legal page or quick guide, and the kinds of changes that clients do not see yet. */
export function ContentBadges(state: ContentState) {
  const { t } = useLingui();
  const pending = pendingLabels(state);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      <StatusBadge tone={tones[state.status]}>{t(contentStatusLabels[state.status])}</StatusBadge>
      {pending.length > 0 && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Box component="span" aria-hidden sx={dotSx} />
          {pending.join(' · ')}
        </Box>
      )}
    </Box>
  );
}
