import type { ReactNode } from 'react';
import { countryName } from '@/lib/countryName';
import { formatDate } from '@/lib/format';
import { CopyButton } from '@/ui/CopyButton';
import { Panel } from '@/ui/Panel';
import { clientSources } from '../clientSources';
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

function Copyable({ text, label }: { text: string; label: string }) {
  return (
    <>
      <span>{text}</span>
      <CopyButton text={text} label={label} />
    </>
  );
}

const joined = (parts: readonly (string | null)[], glue: string): ReactNode =>
  parts.filter(Boolean).join(glue) || null;

export function ContactSection({ client }: { client: ViewedClient }) {
  return (
    <EditableSection title="Contact" fields={contactFields}>
      <ClientDetails
        details={{
          'E-mail': <Copyable text={client.email} label="Copy the e-mail address" />,
          Phone: client.phone && <Copyable text={client.phone} label="Copy the phone number" />,
          Contact: joined([client.contactFirstName, client.contactLastName], ' '),
          Website: client.website && <WebsiteLink address={client.website} />,
        }}
      />
    </EditableSection>
  );
}

export function AddressSection({ client }: { client: ViewedClient }) {
  return (
    <EditableSection title="Address" fields={addressFields}>
      <ClientDetails
        details={{
          Street: joined([client.addressLine1, client.addressLine2], ', '),
          City: joined([client.postalCode, client.city], ' '),
          State: client.state,
          Country: client.country && countryName(client.country),
          'Tax id': client.taxId && <Copyable text={client.taxId} label="Copy the tax id" />,
        }}
      />
    </EditableSection>
  );
}

export function AccountPanel({ client }: { client: ViewedClient }) {
  return (
    <Panel title="Account">
      <ClientDetails
        details={{
          'Last sign-in': client.lastLoginAt ? formatDate(client.lastLoginAt, 'dateTime') : 'Never',
          'Came by': clientSources[client.source],
          Changed: formatDate(client.updatedAt, 'dateTime'),
          'Old id': client.externalId && <Copyable text={client.externalId} label="Copy the old id" />,
        }}
      />
    </Panel>
  );
}
