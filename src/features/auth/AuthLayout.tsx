import type { ReactNode } from 'react';
import { CardPage, NameSign } from '@/ui/CardPage';
import * as texts from '@/texts/auth/login';

interface AuthLayoutProps {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** Where else one may have wanted to go; stands under the card. */
  footer?: ReactNode;
}

export const AuthLayout = (props: AuthLayoutProps) => (
  <CardPage {...props} sign={<NameSign>{texts.livery}</NameSign>} />
);
