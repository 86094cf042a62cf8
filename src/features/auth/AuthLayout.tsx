import type { ReactNode } from 'react';
import { CardPage, NameSign } from '@/ui/CardPage';
import * as texts from '@/texts/auth/login';

interface AuthLayoutProps {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** Links to other screens, shown below the card. */
  footer?: ReactNode;
}

export const AuthLayout = (props: AuthLayoutProps) => (
  <CardPage {...props} sign={<NameSign>{texts.livery}</NameSign>} />
);
