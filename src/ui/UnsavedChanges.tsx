import { useLingui } from '@lingui/react/macro';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog';

type Leave = () => void;

interface UnsavedChanges {
  /** Counts a form as unsaved until the returned function is called. */
  register: () => () => void;
  /** Called when a form unmounts. */
  handleUnmount: () => void;
  leaveWhenSafe: (leave: Leave) => void;
}

const UnsavedChangesContext = createContext<UnsavedChanges | null>(null);

/**
 * Asks for confirmation before a navigation to another path, a closing tab or `leaveWhenSafe()` discards the
 * changes of a form. A router has one blocker, so this component owns it for all forms. Another completed
 * navigation, such as a redirect, ends the question without an answer.
 */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  // The blocker reads a ref, because a redirect can follow the unmount of a form before the next render.
  const unsavedForms = useRef(new Set<symbol>());
  const isLeaving = useRef(false);
  const [status, setStatus] = useState<'Unsaved' | 'Saved' | 'Unmounted'>('Saved');
  const [pendingLeave, setPendingLeave] = useState<{ run: Leave } | null>(null);
  const [safeLeave, setSafeLeave] = useState<{ run: Leave } | null>(null);

  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation, historyAction }) =>
      unsavedForms.current.size > 0 &&
      !isLeaving.current &&
      // Redirects replace the entry. They are not a choice that the operator could revoke.
      historyAction !== 'REPLACE' &&
      currentLocation.pathname !== nextLocation.pathname,
    [],
  );
  const blocker = useBlocker(shouldBlock);
  useBeforeUnload(
    useCallback((event) => {
      if (unsavedForms.current.size > 0) event.preventDefault();
    }, []),
  );

  const unsavedChanges = useMemo<UnsavedChanges>(
    () => ({
      register: () => {
        const form = Symbol('unsaved form');
        unsavedForms.current.add(form);
        setStatus('Unsaved');
        return () => {
          unsavedForms.current.delete(form);
          if (unsavedForms.current.size === 0) setStatus('Saved');
        };
      },
      handleUnmount: () => {
        if (unsavedForms.current.size === 0) setStatus('Unmounted');
      },
      leaveWhenSafe: (leave) => {
        if (unsavedForms.current.size > 0) setPendingLeave({ run: leave });
        else leave();
      },
    }),
    [],
  );

  const isAsking = pendingLeave !== null || blocker.state === 'blocked';
  const leave = () => {
    setPendingLeave(null);
    isLeaving.current = true;
    pendingLeave?.run();
    isLeaving.current = false;
    blocker.proceed?.();
  };
  const stay = () => {
    setPendingLeave(null);
    blocker.reset?.();
  };

  // A form can be saved, or unmount because a permission ended, while the dialog is open or just before. The
  // saved form is left, and the unmounted one is not.
  if (pendingLeave && status !== 'Unsaved') {
    setPendingLeave(null);
    if (status === 'Saved') setSafeLeave(pendingLeave);
  }
  useEffect(() => safeLeave?.run(), [safeLeave]);
  useEffect(() => {
    if (blocker.state !== 'blocked' || status === 'Unsaved') return;
    if (status === 'Saved') blocker.proceed();
    else blocker.reset();
  }, [blocker, status]);

  return (
    <UnsavedChangesContext value={unsavedChanges}>
      {children}
      {isAsking && (
        <ConfirmDialog
          title={t`Discard unsaved changes?`}
          confirmLabel={t`Discard changes`}
          cancelLabel={t`Keep editing`}
          color="red"
          onConfirm={leave}
          onClose={stay}
        >
          {t`Your changes on this page haven’t been saved and will be lost.`}
        </ConfirmDialog>
      )}
    </UnsavedChangesContext>
  );
}

/**
 * Protects a form while `isDirty`. Returns a function that runs an action which discards forms, such as
 * closing a dialog: immediately, or after a confirmation if any form has unsaved changes.
 */
export function useUnsavedChanges(isDirty = false): (leave: Leave) => void {
  const unsavedChanges = useContext(UnsavedChangesContext);
  if (!unsavedChanges) throw new Error('useUnsavedChanges() needs an UnsavedChangesProvider.');
  const { register, handleUnmount, leaveWhenSafe } = unsavedChanges;

  useEffect(() => (isDirty ? register() : undefined), [isDirty, register]);
  useEffect(() => handleUnmount, [handleUnmount]);

  return leaveWhenSafe;
}
