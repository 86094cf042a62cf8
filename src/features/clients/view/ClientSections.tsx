import { i18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { countryName, formatDate, languageName } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { Panel } from '@/ui/Panel';
import { useDefaultLanguageText } from '../ChoiceField';
import { clientFieldLabels, clientSourceLabels } from '../clientLabels';
import { fieldsOfSection, type Section, type TextField } from '../fieldDefinitions';
import { ClientDetails, type Detail } from './ClientDetails';
import { EditableSection } from './edit/EditableSection';
import type { ViewedClient } from '../clientViewApi';

const isWebUrl = (url: string) => /^https?:\/\//i.test(url);

/** Renders an http or https URL as a link to a new tab, and any other value as plain text. */
function WebsiteLink({ url }: { url: string }) {
  if (!isWebUrl(url)) return url;
  return (
    <Box
      component="a"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ color: 'primary.main', overflowWrap: 'anywhere' }}
    >
      <bdi>{url.replace(/^https?:\/\//i, '')}</bdi>
    </Box>
  );
}

/** The fields that have their own format or place. */
const formattedFields: readonly TextField[] = [
  ...(['name', 'email', 'phone', 'language', 'contactFirstName', 'contactLastName'] as const),
  ...(['website', 'externalId', 'addressLine1', 'addressLine2', 'postalCode', 'city', 'state'] as const),
  ...(['country', 'taxId'] as const),
];

/** Returns the other fields of a section as rows with their text. */
const textRows = (client: ViewedClient, section: Section): Detail[] =>
  fieldsOfSection(section)
    .filter((field) => !formattedFields.includes(field))
    .map((field) => [i18n._(clientFieldLabels[field]), client[field]]);

function CopyableText({ text, label }: { text: string; label: string }) {
  return (
    <>
      <bdi>{text}</bdi>
      <CopyButton text={text} label={label} />
    </>
  );
}

const joinParts = (parts: readonly (string | null)[], separator: string): ReactNode =>
  parts.filter(Boolean).join(separator) || null;

export function ContactSection({ client }: { client: ViewedClient }) {
  const { t } = useLingui();
  const defaultLanguage = useDefaultLanguageText();
  return (
    <EditableSection section="contact">
      <ClientDetails
        details={[
          [t(clientFieldLabels.email), <CopyableText text={client.email} label={t`Copy email`} />],
          [
            t(clientFieldLabels.phone),
            client.phone && <CopyableText text={client.phone} label={t`Copy phone number`} />,
          ],
          [t(clientFieldLabels.language), client.language ? languageName(client.language) : defaultLanguage],
          [
            t({ message: 'Contact', context: 'person' }),
            joinParts([client.contactFirstName, client.contactLastName], ' '),
          ],
          [t(clientFieldLabels.website), client.website && <WebsiteLink url={client.website} />],
          ...textRows(client, 'contact'),
        ]}
      />
    </EditableSection>
  );
}

export function AddressSection({ client }: { client: ViewedClient }) {
  const { t } = useLingui();
  return (
    <EditableSection section="address">
      <ClientDetails
        details={[
          [t`Street`, joinParts([client.addressLine1, client.addressLine2], ', ')],
          [t`City`, joinParts([client.postalCode, client.city], ' ')],
          [t`State`, client.state],
          [t(clientFieldLabels.country), client.country && countryName(client.country)],
          [
            t(clientFieldLabels.taxId),
            client.taxId && <CopyableText text={client.taxId} label={t`Copy tax ID`} />,
          ],
          ...textRows(client, 'address'),
        ]}
      />
    </EditableSection>
  );
}

export function AccountPanel({ client }: { client: ViewedClient }) {
  const { t } = useLingui();
  return (
    <Panel title={t`Account`}>
      <ClientDetails
        details={[
          [t`Last sign-in`, client.lastLoginAt ? formatDate(client.lastLoginAt, 'dateTime') : t`Never`],
          [t`Source`, t(clientSourceLabels[client.source])],
          [t`Updated`, formatDate(client.updatedAt, 'dateTime')],
          [
            t(clientFieldLabels.externalId),
            client.externalId && <CopyableText text={client.externalId} label={t`Copy external ID`} />,
          ],
        ]}
      />
    </Panel>
  );
}
