import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render as renderElement } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';

const Messages = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
);

/** Renders components that show messages but need neither the store nor the API. */
export const render = (element: ReactElement) => renderElement(element, { wrapper: Messages });
