import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { UnexpectedError } from '@/ui/UnexpectedError';

interface Props {
  children: ReactNode;
}

interface State {
  failure: { error: unknown } | null;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError = (error: unknown): State => ({ failure: { error } });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <UnexpectedError error={failure.error} /> : this.props.children;
  }
}

/** Limits an error to its screen. A new path clears the error. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <ErrorBoundary key={pathname}>{children}</ErrorBoundary>;
}
