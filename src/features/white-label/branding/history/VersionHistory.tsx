import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { GetThemeVersionsQuery } from '@/api/types';
import { apiBase } from '@/config/env';
import { formatDate, formatList } from '@/lib/format';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import type { ThemeField } from '@contract/enums';
import { useGetThemeVersionsQuery, useRestoreThemeVersionMutation } from '../brandingApi';

const fieldLabels: Readonly<Record<ThemeField, MessageDescriptor>> = {
  Title: msg`Public name`,
  Color: msg`Color`,
  SquareLogo: msg`Square logo`,
  FullLogo: msg`Full logo`,
  Tagline: msg`Headline`,
  Introduction: msg`Introduction`,
  ClosedAccountMessage: msg`Closed-account message`,
  IsSignUpOpen: msg`Sign-up`,
};

/**
 * Describes the changed fields of a version, or the version that it restored, or states that nothing changed.
 */
function describeChange({ changed, restoredFrom }: VersionChange): string {
  if (restoredFrom) return t`Restored from version ${restoredFrom}`;
  if (changed.length === 0) return t`No changes`;
  const fields = formatList(changed.map((field) => i18n._(fieldLabels[field])));
  return t({ message: `Changed: ${fields}`, comment: '{fields} is a list of field names' });
}

interface VersionChange {
  changed: readonly ThemeField[];
  restoredFrom?: number | null;
}

type ThemeVersion = GetThemeVersionsQuery['themeVersions'][number];

interface VersionRowProps {
  version: ThemeVersion;
  isCurrent: boolean;
  onRestore: () => void;
}

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  px: 2.5,
  py: 1.5,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

const logoSx = {
  height: 28,
  maxWidth: 96,
  p: '2px',
  objectFit: 'contain',
  borderRadius: 0.5,
  bgcolor: 'common.white',
} as const;

function VersionRow({ version, isCurrent, onRestore }: VersionRowProps) {
  const { t } = useLingui();
  const { number, title, colour, squareLogoUrl, fullLogoUrl, savedByName, savedAt } = version;
  return (
    <Box component="li" sx={rowSx}>
      <Swatch color={colour} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" sx={{ overflowWrap: 'anywhere' }}>
            {number}. {title}
          </Typography>
          {isCurrent && <StatusBadge tone="green">{t`Current`}</StatusBadge>}
        </Box>
        <Typography variant="body2">{describeChange(version)}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {formatDate(savedAt, 'dateTime')} · {savedByName ?? t`Unknown user`}
        </Typography>
      </Box>
      {[squareLogoUrl, fullLogoUrl].map(
        (path) =>
          path && <Box key={path} component="img" src={apiBase + path} alt="" loading="lazy" sx={logoSx} />,
      )}
      {!isCurrent && (
        <Button
          size={2}
          variant="soft"
          color="gray"
          aria-label={t`Restore version ${number}`}
          onClick={onRestore}
        >
          {t({ message: 'Restore', context: 'button' })}
        </Button>
      )}
    </Box>
  );
}

const Swatch = ({ color }: { color: string }) => (
  <Box
    role="img"
    aria-label={color}
    title={color}
    sx={{ width: 28, height: 28, borderRadius: '50%', border: '1px solid', borderColor: 'divider' }}
    style={{ backgroundColor: color }}
  />
);

const initialCount = 5;

export function VersionHistory({ onRestored }: { onRestored: () => void }) {
  const { t } = useLingui();
  const { data, error, refetch } = useGetThemeVersionsQuery();
  const [isExpanded, setExpanded] = useState(false);
  const [chosen, setChosen] = useState<ThemeVersion | null>(null);
  const [restore] = useRestoreThemeVersionMutation();

  async function restoreVersion({ number }: ThemeVersion) {
    const result = await restore({ number });
    if (!result.error) onRestored();
    return result;
  }

  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  const versions = data?.themeVersions;
  const chosenTitle = chosen?.title;
  const shown = isExpanded ? versions : versions?.slice(0, initialCount);
  return (
    <Panel title={t`Version history`} isFlush>
      {!versions && <Skeleton variant="rounded" height={72} sx={{ m: 2.5 }} />}
      {versions?.length === 0 && (
        <EmptyState title={t`No versions yet`}>{t`Each time you save, a version appears here.`}</EmptyState>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, mt: 1.5 }}>
        {shown?.map((version, index) => (
          <VersionRow
            key={version.number}
            version={version}
            isCurrent={index === 0}
            onRestore={() => setChosen(version)}
          />
        ))}
      </Box>
      {versions && versions.length > initialCount && !isExpanded && (
        <Box sx={{ px: 2.5, pb: 2 }}>
          <Button size={2} variant="text" color="gray" onClick={() => setExpanded(true)}>
            {t`${plural(versions.length, { one: 'Show # version', other: 'Show all # versions' })}`}
          </Button>
        </Box>
      )}
      {chosen && (
        <ConfirmDialog
          title={t`Restore version ${{ number: chosen.number }}?`}
          confirmLabel={t`Restore version`}
          successMessage={t`Version ${{ number: chosen.number }} restored`}
          onConfirm={() => restoreVersion(chosen)}
          onClose={() => setChosen(null)}
        >
          <Trans>
            This saves the name “{chosenTitle}” with its color, logos, text and sign-up setting as a new
            version, and discards your unsaved changes. Clients see it after the next deployment.
          </Trans>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
