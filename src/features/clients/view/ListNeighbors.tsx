import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { selectCanSeeMoney } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { NextIcon, PreviousIcon } from '@/ui/directionalIcons';
import { Link } from '@/ui/Link';
import { parseListQuery } from '@/ui/table/useListState';
import { useGetClientNeighborsQuery } from '../clientViewApi';
import { clientListSpec, listVariables } from '../list/clientListSpec';
import { useListPosition } from '../listPaths';

/** Links back to the list, and to the previous and next client in it. */
export function ListNeighbors({ id }: { id: string }) {
  const { t } = useLingui();
  const { list, toList, toView } = useListPosition();
  const canSeeMoney = useAppSelector(selectCanSeeMoney);
  const query = parseListQuery(new URLSearchParams(list ?? ''), clientListSpec(canSeeMoney));
  const { currentData } = useGetClientNeighborsQuery(
    { id, ...listVariables(query) },
    { skip: list === null },
  );
  const { previous, next } = currentData?.clientNeighbors ?? {};
  const previousPath = previous ? toView(previous.id) : null;
  const nextPath = next ? toView(next.id) : null;
  useStepShortcuts(previousPath, nextPath);

  return (
    <Box
      component="nav"
      aria-label={t`Client navigation`}
      sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
    >
      <Box sx={{ flex: '1 1 auto' }}>
        <Link to={toList}>{t`Client Management`}</Link>
      </Box>
      {list !== null && (
        <>
          <StepButton
            label={previous ? t`Previous client: ${{ name: previous.name }}` : t`Previous client`}
            path={previousPath}
          >
            <PreviousIcon aria-hidden fontSize="small" />
          </StepButton>
          <StepButton label={next ? t`Next client: ${{ name: next.name }}` : t`Next client`} path={nextPath}>
            <NextIcon aria-hidden fontSize="small" />
          </StepButton>
        </>
      )}
    </Box>
  );
}

interface StepButtonProps {
  label: string;
  path: string | null;
  children: ReactNode;
}

function StepButton({ label, path, children }: StepButtonProps) {
  return (
    <Button
      size={2}
      color="gray"
      variant="soft"
      to={path ?? undefined}
      disabled={path === null}
      aria-label={label}
    >
      {children}
    </Button>
  );
}

// Uses Alt with a letter, because screen readers use single letters, and arrow keys scroll the page.
const stepByKey: Readonly<Record<string, 'previous' | 'next'>> = { KeyK: 'previous', KeyJ: 'next' };

function useStepShortcuts(previous: string | null, next: string | null): void {
  const navigate = useNavigate();

  useEffect(() => {
    const onKeyDown = ({ altKey, ctrlKey, metaKey, code }: KeyboardEvent) => {
      const step = altKey && !ctrlKey && !metaKey ? stepByKey[code] : undefined;
      const path = step && { previous, next }[step];
      if (path) void navigate(path);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [navigate, previous, next]);
}
