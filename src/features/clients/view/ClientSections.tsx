import type { ReactNode } from 'react';
import { countryName } from '@/lib/countryName';
import { formatDate } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/clients/view';
import { clientSourceLabels } from '../clientSourceLabels';
import { ClientDetails } from './ClientDetails';
import { EditableSection } from './edit/EditableSection';
import type { TextField } from './edit/editableFields';
import type { ViewedClient } from './viewedClient';
import { WebsiteLink } from './WebsiteLink';

const contactFields: readonly TextField[] = [
  'name',
  'email',
  'phone',
  'contactFirstName',
  'contactLastName',
  'website',
  'externalId',
];

const addressFields: readonly TextField[] = [
  'addressLine1',
  'addressLine2',
  'postalCode',
  'city',
  'state',
  'country',
  'taxId',
];

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
          [texts.email]: <CopyableText text={client.email} label={texts.copyTheEmailAddress} />,
          [texts.phone]: client.phone && (
            <CopyableText text={client.phone} label={texts.copyThePhoneNumber} />
          ),
          [texts.contact]: joinParts([client.contactFirstName, client.contactLastName], ' '),
          [texts.website]: client.website && <WebsiteLink url={client.website} />,
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
          [texts.country]: client.country && countryName(client.country),
          [texts.taxId]: client.taxId && <CopyableText text={client.taxId} label={texts.copyTheTaxId} />,
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
          [texts.oldId]: client.externalId && (
            <CopyableText text={client.externalId} label={texts.copyTheOldId} />
          ),
        }}
      />
    </Panel>
  );
}
