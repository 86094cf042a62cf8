import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CardPage, Wordmark } from '@/ui/CardPage';
import { LanguageSelect } from './LanguageSelect';

interface AuthLayoutProps {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
  /** Links to other screens, shown below the card. */
  footer?: ReactNode;
}

export const AuthLayout = (props: AuthLayoutProps) => {
  const { t } = useLingui();
  return (
    <CardPage
      {...props}
      header={<Wordmark>{t`Livery`}</Wordmark>}
      footer={
        <>
          {props.footer}
          <LanguageSelect />
        </>
      }
    />
  );
};
