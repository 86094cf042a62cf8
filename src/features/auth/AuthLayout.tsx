import type { ReactNode } from 'react';
import { CardPage, Wordmark } from '@/ui/CardPage';
import * as texts from '@/texts/auth/login';

interface AuthLayoutProps {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** Links to other screens, shown below the card. */
  footer?: ReactNode;
}

export const AuthLayout = (props: AuthLayoutProps) => (
  <CardPage {...props} header={<Wordmark>{texts.livery}</Wordmark>} />
);
