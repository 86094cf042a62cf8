import { useLingui } from '@lingui/react/macro';
import SharedIcon from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { formatNumber } from '@/lib/format';
import { ActionMenu } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { visuallyHidden } from '@/ui/visuallyHidden';
import { type SavedView, useGetAttentionCountQuery } from '../clientsApi';
import type { ClientList } from '../list/useClientList';
import { ViewDialog } from './ViewDialog';
import { viewAddress } from './savedView';
import { useViewChanges } from './useViewChanges';

/** Renders nothing if the operator may not edit the view. */
function ViewMenu({ view }: { view: SavedView }) {
  const { t } = useLingui();
  const [openDialog, setOpenDialog] = useState<'rename' | 'delete' | null>(null);
  const { change, updateWithToast, remove } = useViewChanges(view);
  if (!view.canEdit) return null;

  const share = () =>
    void updateWithToast(
      { isShared: !view.isShared },
      view.isShared
        ? t`View “${{ name: view.name }}” is no longer shared`
        : t`View “${{ name: view.name }}” shared with your team`,
    );

  const actions = [
    { label: t`Rename…`, onClick: () => setOpenDialog('rename') },
    { label: view.isShared ? t`Stop sharing` : t`Share with team`, onClick: share },
    { label: t`Delete…`, onClick: () => setOpenDialog('delete') },
  ];

  return (
    <>
      <ActionMenu label={t`Actions for view “${{ name: view.name }}”`} actions={actions} />
      {openDialog === 'rename' && (
        <ViewDialog
          title={t`Rename view`}
          confirmLabel={t`Save view`}
          values={{ name: view.name, isShared: view.isShared }}
          onSave={change}
          onClose={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'delete' && (
        <ConfirmDialog
          title={t`Delete view “${{ name: view.name }}”?`}
          confirmLabel={t`Delete view`}
          color="red"
          successMessage={t`View “${{ name: view.name }}” deleted`}
          errorMessageOf={(error) =>
            t`Couldn’t delete view “${{ name: view.name }}”. ${{ errorMessage: errorMessage(error) }}`
          }
          onConfirm={remove}
          onClose={() => setOpenDialog(null)}
        >
          {view.isShared
            ? t`It’s deleted for your whole team. The clients in it don’t change. You can’t undo this.`
            : t`The clients in it don’t change. You can’t undo this.`}
        </ConfirmDialog>
      )}
    </>
  );
}

const rowSx = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  overflowX: 'auto',
  borderBottom: '1px solid',
  borderColor: 'divider',
} as const;

const tabSx =
  (isCurrent: boolean) =>
  ({ palette }: Theme) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 0.75,
    flexShrink: 0,
    maxWidth: 260,
    minHeight: 40,
    px: 1.25,
    typography: 'body1',
    fontWeight: isCurrent ? 600 : 400,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    color: isCurrent ? palette.text.primary : palette.text.secondary,
    boxShadow: isCurrent ? `inset 0 -2px ${palette.tones.primary.solid}` : 'none',
    '&:hover': { color: palette.text.primary },
    '&:focus-visible': { outlineOffset: '-2px' },
  });

interface ViewTabProps {
  to: string;
  isCurrent: boolean;
  children: ReactNode;
}

function ViewTab({ to, isCurrent, children }: ViewTabProps) {
  const tab = useRef<HTMLAnchorElement>(null);
  // Scrolls to the current tab, which a row with many views may hide.
  useEffect(() => {
    const row = tab.current?.parentElement;
    if (!isCurrent || !tab.current || !row) return;
    const { offsetLeft, offsetWidth } = tab.current;
    row.scrollLeft = offsetLeft - row.offsetLeft - (row.clientWidth - offsetWidth) / 2;
  }, [isCurrent]);

  return (
    <Box
      component={Link}
      ref={tab}
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      sx={tabSx(isCurrent)}
    >
      {children}
    </Box>
  );
}

export function ViewTabs({ list }: { list: ClientList }) {
  const { t } = useLingui();
  const { data } = useGetAttentionCountQuery();
  const { current, views } = list.views;
  const isAttention = !current && list.query.filters.needsAttention === true;

  return (
    <Box component="nav" aria-label={t`Views`} sx={rowSx}>
      <ViewTab to={paths.clients} isCurrent={!current && !isAttention}>
        {t`All clients`}
      </ViewTab>
      <ViewTab to={`${paths.clients}?attention=1`} isCurrent={isAttention}>
        {t`Needs attention`}
        {data && <span>{formatNumber(data.clients.totalCount)}</span>}
      </ViewTab>
      {views.map((view) => (
        <ViewTab key={view.id} to={viewAddress(view, list.canSeeMoney)} isCurrent={view === current}>
          <Box component="span" dir="auto" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
            {view.name}
          </Box>
          {view.isShared && <SharedMark byName={view.isOwn ? null : view.createdByName} />}
        </ViewTab>
      ))}
      {current && <ViewMenu key={current.id} view={current} />}
    </Box>
  );
}

function SharedMark({ byName }: { byName: string | null | undefined }) {
  const { t } = useLingui();
  const label = byName ? t`Shared by ${byName}` : t`Shared with your team`;
  return (
    <>
      <SharedIcon aria-hidden sx={{ fontSize: 16 }} />
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
    </>
  );
}
