import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { formatDate, countryName } from '@/lib/format';
import { clientSourceLabels } from '@/texts/clients';
import { clientFieldTexts } from '@/texts/clients/fields';
import * as texts from '@/texts/clients/view';
import { CopyButton } from '@/ui/CopyButton';
import { Panel } from '@/ui/Panel';
import { fieldsOfSection, type TextField } from '../fieldDefinitions';
import { ClientDetails } from './ClientDetails';
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
      {url.replace(/^https?:\/\//i, '')}
    </Box>
  );
}

const contactFields = fieldsOfSection('contact');
const addressFields = fieldsOfSection('address');

/** The fields that have their own format or place. */
const formattedFields: readonly TextField[] = [
  ...(['name', 'email', 'phone', 'contactFirstName', 'contactLastName', 'website', 'externalId'] as const),
  ...(['addressLine1', 'addressLine2', 'postalCode', 'city', 'state', 'country', 'taxId'] as const),
];

/** Returns the other fields as rows with their text. */
const textRows = (client: ViewedClient, fields: readonly TextField[]): Record<string, string | null> =>
  Object.fromEntries(
    fields
      .filter((field) => !formattedFields.includes(field))
      .map((field) => [clientFieldTexts[field].label, client[field]]),
  );

function CopyableText({ text, label }: { text: string; label: string }) {
  return (
    <>
      <span>{text}</span>
      <CopyButton text={text} label={label} />
    </>
  );
}

const joinParts = (parts: readonly (string | null)[], separator: string): ReactNode =>
  parts.filter(Boolean).join(separator) || null;

export function ContactSection({ client }: { client: ViewedClient }) {
  return (
    <EditableSection title={texts.contact} fields={contactFields}>
      <ClientDetails
        details={{
          [clientFieldTexts.email.label]: (
            <CopyableText text={client.email} label={texts.copyTheEmailAddress} />
          ),
          [clientFieldTexts.phone.label]: client.phone && (
            <CopyableText text={client.phone} label={texts.copyThePhoneNumber} />
          ),
          [texts.contact]: joinParts([client.contactFirstName, client.contactLastName], ' '),
          [clientFieldTexts.website.label]: client.website && <WebsiteLink url={client.website} />,
          ...textRows(client, contactFields),
        }}
      />
    </EditableSection>
  );
}

export function AddressSection({ client }: { client: ViewedClient }) {
  return (
    <EditableSection title={texts.address} fields={addressFields}>
      <ClientDetails
        details={{
          [texts.street]: joinParts([client.addressLine1, client.addressLine2], ', '),
          [texts.city]: joinParts([client.postalCode, client.city], ' '),
          [texts.state]: client.state,
          [clientFieldTexts.country.label]: client.country && countryName(client.country),
          [clientFieldTexts.taxId.label]: client.taxId && (
            <CopyableText text={client.taxId} label={texts.copyTheTaxId} />
          ),
          ...textRows(client, addressFields),
        }}
      />
    </EditableSection>
  );
}

export function AccountPanel({ client }: { client: ViewedClient }) {
  return (
    <Panel title={texts.account}>
      <ClientDetails
        details={{
          [texts.lastSignIn]: client.lastLoginAt ? formatDate(client.lastLoginAt, 'dateTime') : texts.never,
          [texts.cameBy]: clientSourceLabels[client.source],
          [texts.changed]: formatDate(client.updatedAt, 'dateTime'),
          [clientFieldTexts.externalId.label]: client.externalId && (
            <CopyableText text={client.externalId} label={texts.copyTheOldId} />
          ),
        }}
      />
    </Panel>
  );
}
