import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { useUploadSquareLogoMutation } from '@/api/filesApi';
import { renderScreen } from '@/testing/renderScreen';
import DeployBar from './DeployBar';
import DeploymentsScreen from './DeploymentsScreen';
import type { Deployment, PortalChange } from './deploymentsApi';

const priceChange: PortalChange = {
  area: 'ClientBilling',
  entityId: 'growth',
  label: 'Growth',
  kind: 'Changed',
  fields: [
    { field: 'price', language: null, before: '2000', after: '2500' },
    { field: 'isPopular', language: null, before: 'false', after: 'true' },
  ],
};
const newGuide: PortalChange = {
  area: 'QuickGuide',
  entityId: 'g1',
  label: 'First steps',
  kind: 'Added',
  fields: [{ field: 'title', language: null, before: null, after: 'First steps' }],
};

const undeployedResponse = (
  items: PortalChange[],
  { blocker = null as string | null, openTranslations = 0 } = {},
) => ({
  GetUndeployedChanges: () => ({
    undeployedChanges: {
      count: items.length,
      items,
      publishedAt: '2026-11-01T10:00:00.000Z',
      blocker,
      openTranslations,
    },
  }),
});

const deploymentWith = (overrides: Partial<Deployment> = {}): Deployment => ({
  id: 'd1',
  kind: 'ClientDashboard',
  status: 'Succeeded',
  trigger: 'Manual',
  steps: [
    {
      name: 'Snapshot',
      status: 'Succeeded',
      message: '2 changes.',
      startedAt: '2026-11-01T10:00:00.000Z',
      finishedAt: '2026-11-01T10:00:00.400Z',
    },
  ],
  changes: [priceChange],
  note: 'New prices',
  requestedByName: 'Ada',
  expectedMinutes: 30,
  error: null,
  url: 'http://acme.localhost:4000',
  isPublished: false,
  canCancel: false,
  canRetry: false,
  canRollBack: true,
  createdAt: '2026-11-01T10:00:00.000Z',
  startedAt: '2026-11-01T10:00:00.000Z',
  finishedAt: '2026-11-01T10:00:02.000Z',
  ...overrides,
});

const historyResponse = (items: Deployment[]) => ({
  GetDeployments: () => ({
    deployments: { items, page: 1, totalPages: 1, totalCount: items.length },
  }),
});

function LogoForm({ onLeave }: { onLeave: () => void }) {
  const [send] = useUploadSquareLogoMutation();
  const file = new File(['png'], 'square.png', { type: 'image/png' });
  const saveAndLeave = () => {
    void send({ file });
    onLeave();
  };
  return <button onClick={saveAndLeave}>Save and leave</button>;
}

function BarWithForm() {
  const [isFormShown, setFormShown] = useState(true);
  return (
    <>
      <DeployBar />
      {isFormShown && <LogoForm onLeave={() => setFormShown(false)} />}
    </>
  );
}

describe('DeployBar', () => {
  test('shows the undeployed changes field by field and deploys them with the note', async () => {
    const sent: unknown[] = [];
    const { user } = renderScreen(<DeployBar />, {
      ...undeployedResponse([priceChange, newGuide]),
      Deploy: (variables) => {
        sent.push(variables);
        return { deploy: deploymentWith({ status: 'Queued' }) };
      },
    });
    expect(await screen.findByText('2 undeployed changes')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review and deploy' }));

    const dialog = await screen.findByRole('dialog', { name: 'Review 2 undeployed changes' });
    expect(within(dialog).getByRole('heading', { name: 'Plans' })).toBeInTheDocument();
    expect(within(dialog).getByText('Price').nextElementSibling).toHaveTextContent(
      '€20.00 New value: → €25.00',
    );
    expect(within(dialog).getByText('Most popular').nextElementSibling).toHaveTextContent(
      'No New value: → Yes',
    );
    expect(within(dialog).getByText('Added')).toBeInTheDocument();

    await user.type(within(dialog).getByRole('textbox', { name: 'Deployment note (optional)' }), 'Spring');
    await user.click(within(dialog).getByRole('button', { name: 'Deploy changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ input: { note: 'Spring' }, idempotencyKey: expect.stringMatching(/^.{32}$/) }]);
  });

  test('ignores clicks on Deploy until a pending upload finishes', async () => {
    const sent: unknown[] = [];
    let finishUpload = (_result: object): void => undefined;
    const { user } = renderScreen(<BarWithForm />, {
      ...undeployedResponse([priceChange]),
      'POST /theme-setups/square-logo/upload': () =>
        new Promise<object>((resolve) => (finishUpload = resolve)),
      Deploy: (variables) => {
        sent.push(variables);
        return { deploy: deploymentWith({ status: 'Queued' }) };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Save and leave' }));
    await user.click(await screen.findByRole('button', { name: 'Review and deploy' }));

    const deploy = screen.getByRole('button', { name: 'Deploy changes' });
    await waitFor(() => expect(deploy).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByText('Saving changes…')).toHaveAttribute('role', 'status');
    await user.click(deploy);
    expect(sent).toEqual([]);

    await act(async () => finishUpload({ version: '2', width: 200, height: 200 }));
    await waitFor(() => expect(deploy).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByText('Saving changes…')).not.toBeInTheDocument();
    await user.click(deploy);
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  test('shows text differences, logo images, and the brand name under its form label', async () => {
    const terms: PortalChange = {
      area: 'Legal',
      entityId: 'terms-of-service',
      label: 'Terms of service',
      kind: 'Changed',
      fields: [{ field: 'version', language: null, before: '1', after: '3' }],
    };
    const brand: PortalChange = {
      area: 'Branding',
      entityId: 'theme',
      label: 'Acme',
      kind: 'Changed',
      fields: [
        { field: 'title', language: null, before: 'Acme', after: 'Acme Club' },
        { field: 'squareLogo', language: null, before: null, after: '/theme-setups/square-logo?version=2' },
      ],
    };
    const requests: unknown[] = [];
    const { user } = renderScreen(<DeployBar />, {
      ...undeployedResponse([brand, terms]),
      GetLegalTexts: (variables) => {
        requests.push(variables);
        const text = (word: string) => ({ title: 'Terms', summary: '', html: `<p>You pay ${word}.</p>` });
        return { before: text('monthly'), after: text('yearly') };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Review and deploy' }));
    const dialog = await screen.findByRole('dialog');

    expect(within(dialog).getByText('Public name').nextElementSibling).toHaveTextContent(
      'Acme New value: → Acme Club',
    );
    expect(within(dialog).getByText('Square logo').nextElementSibling).toHaveTextContent('None New value: →');
    expect(within(dialog).getByRole('img', { name: 'Logo' })).toHaveAttribute(
      'src',
      expect.stringMatching(/\/theme-setups\/square-logo\?version=2$/),
    );
    expect(within(dialog).getByText('Text').nextElementSibling).toHaveTextContent(
      'Version 1 New value: → Version 3',
    );
    expect(requests).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Show text changes in Terms of service' }));
    expect(await within(dialog).findByText('monthly')).toBeInTheDocument();
    expect(within(dialog).getByText('yearly')).toBeInTheDocument();
    expect(requests).toEqual([{ pathname: 'terms-of-service', before: 1, after: 3 }]);
  });

  test('names the language of a changed translation', async () => {
    const tagline = { field: 'tagline', before: null, after: 'Hallo' };
    const brand: PortalChange = {
      area: 'Branding',
      entityId: 'theme',
      label: 'Acme',
      kind: 'Changed',
      fields: [
        { ...tagline, language: 'de' },
        { ...tagline, language: 'pt-BR', after: 'Oi' },
      ],
    };
    const { user } = renderScreen(<DeployBar />, undeployedResponse([brand]));
    await user.click(await screen.findByRole('button', { name: 'Review and deploy' }));
    expect(await screen.findByText('Headline (German)')).toBeInTheDocument();
    expect(screen.getByText('Headline (Brazilian Portuguese)').nextElementSibling).toHaveTextContent('Oi');
  });

  test('names the languages of the portal, and the version of a translated text', async () => {
    const company: PortalChange = {
      area: 'Company',
      entityId: 'company',
      label: 'Acme',
      kind: 'Changed',
      fields: [
        { field: 'languages', language: null, before: 'en', after: 'en\nde' },
        { field: 'contentLanguage', language: null, before: 'en', after: 'fr' },
      ],
    };
    const terms: PortalChange = {
      area: 'Legal',
      entityId: 'terms',
      label: 'Terms',
      kind: 'Changed',
      fields: [{ field: 'translationVersion', language: 'de', before: '1', after: '2' }],
    };
    const { user } = renderScreen(<DeployBar />, undeployedResponse([company, terms]));
    await user.click(await screen.findByRole('button', { name: 'Review and deploy' }));
    expect((await screen.findByText('Client languages')).nextElementSibling).toHaveTextContent(
      'English, German',
    );
    expect(screen.getByText('Content language').nextElementSibling).toHaveTextContent('French');
    expect(screen.getByText('Text (German)').nextElementSibling).toHaveTextContent('Version 2');
  });

  test('counts the open translations before deploying, and closes when they are reviewed', async () => {
    const { user, currentPath } = renderScreen(
      <DeployBar />,
      undeployedResponse([newGuide], { openTranslations: 3 }),
      { route: '*', operator: { whiteLabelledCustomer: { portalLanguages: ['en', 'de'] } } },
    );
    expect(await screen.findByRole('link', { name: '3 open translations' })).toHaveAttribute(
      'href',
      '/dashboard/white-label/translations',
    );
    await user.click(screen.getByRole('button', { name: 'Review and deploy' }));
    expect(
      await screen.findByRole('region', { name: '3 translations are missing or outdated' }),
    ).toHaveTextContent('Clients see the original where a translation is missing.');
    expect(screen.getByRole('button', { name: 'Deploy changes' })).toBeEnabled();
    await user.click(screen.getByRole('link', { name: 'Review translations' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentPath()).toBe('/dashboard/white-label/translations');
  });

  test('mentions no translations when all are complete', async () => {
    const { user } = renderScreen(<DeployBar />, undeployedResponse([newGuide]));
    await user.click(await screen.findByRole('button', { name: 'Review and deploy' }));
    expect(await screen.findByText('Added')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Review translations' })).not.toBeInTheDocument();
    expect(screen.queryByText(/ranslations?$/)).not.toBeInTheDocument();
  });

  test('links to the translations while the portal offers another language than the content’s', async () => {
    renderScreen(<DeployBar />, undeployedResponse([]), {
      operator: { whiteLabelledCustomer: { portalLanguages: ['en'], contentLanguage: 'de' } },
    });
    expect(await screen.findByRole('link', { name: 'Translations' })).toHaveAttribute(
      'href',
      '/dashboard/white-label/translations',
    );
  });

  test('shows that everything is deployed and links to the portal', async () => {
    renderScreen(<DeployBar />, undeployedResponse([]), {
      operator: { whiteLabelledCustomer: { dashboardLink: 'http://acme.localhost:4000' } },
    });
    expect(
      await screen.findByText(/^No undeployed changes\. Last deployed on Nov 1, 2026/),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Open client dashboard/ })).toHaveAttribute(
      'href',
      'http://acme.localhost:4000',
    );
    expect(screen.queryByRole('button', { name: 'Review and deploy' })).not.toBeInTheDocument();
  });

  test('shows a blocker and disables deploying', async () => {
    const { user } = renderScreen(
      <DeployBar />,
      undeployedResponse([newGuide], { blocker: 'Choose a title first.' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Review and deploy' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a title first.');
    expect(screen.getByRole('button', { name: 'Deploy changes' })).toBeDisabled();
  });

  test('shows a server error in the dialog and keeps the note', async () => {
    const { user } = renderScreen(<DeployBar />, {
      ...undeployedResponse([newGuide]),
      Deploy: () => {
        throw { code: 'CONFLICT', message: 'Another deployment is running.' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Review and deploy' }));
    await user.type(await screen.findByRole('textbox', { name: 'Deployment note (optional)' }), 'Kept');
    await user.click(screen.getByRole('button', { name: 'Deploy changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Another deployment is running.');
    expect(screen.getByRole('textbox', { name: 'Deployment note (optional)' })).toHaveValue('Kept');
  });

  test('shows the step and elapsed time of a running deployment, and cancels it on a click', async () => {
    const cancelRequests: unknown[] = [];
    const { user } = renderScreen(
      <DeployBar />,
      {
        ...undeployedResponse([priceChange]),
        CancelDeployment: (variables) => {
          cancelRequests.push(variables);
          return { cancelDeployment: deploymentWith({ canCancel: false }) };
        },
      },
      {
        operator: {
          whiteLabelledCustomer: {
            activeDeployment: {
              id: 'd2',
              kind: 'ClientDashboard',
              status: 'Running',
              trigger: 'Manual',
              steps: [
                { name: 'Snapshot', status: 'Succeeded', message: null, startedAt: null, finishedAt: null },
                { name: 'Check', status: 'Running', message: null, startedAt: null, finishedAt: null },
                { name: 'Publish', status: 'Waiting', message: null, startedAt: null, finishedAt: null },
              ],
              expectedMinutes: 30,
              canCancel: true,
              createdAt: new Date().toISOString(),
              startedAt: null,
            },
          },
        },
      },
    );
    expect(await screen.findByText(/Client dashboard: Check pages \(step 2 of 3\)/)).toBeInTheDocument();
    expect(screen.getByText(/of up to 30 minutes/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Review and deploy' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cancel deployment' }));
    await waitFor(() => expect(cancelRequests).toEqual([{ id: 'd2' }]));
  });
});

describe('DeploymentsScreen', () => {
  test('shows who deployed, the note and the steps, and expands the changes', async () => {
    const { user } = renderScreen(
      <DeploymentsScreen />,
      historyResponse([deploymentWith({ isPublished: true })]),
    );
    expect(await screen.findByText(/Deployed by Ada/)).toHaveTextContent(/Took 2.0 s/);
    expect(screen.getByText('“New prices”')).toBeInTheDocument();
    expect(screen.getByText('Current')).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: 'Steps' })).getByText(/0.4 s/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show 1 change' }));
    expect(screen.getByText('Growth')).toBeInTheDocument();
  });

  test('shows the current step of a custom domain setup', async () => {
    const dns = { name: 'Dns', status: 'Running', startedAt: null, finishedAt: null, message: null } as const;
    const domain = deploymentWith({
      kind: 'CustomDomain',
      status: 'Running',
      steps: [dns],
      finishedAt: null,
    });
    renderScreen(<DeploymentsScreen />, historyResponse([domain]));
    expect(await screen.findByText(/^Domain added by Ada/)).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Steps' })).toHaveTextContent('Verify DNS records: Running');
  });

  test('rolls back after a confirmation', async () => {
    const { user, requests } = renderScreen(<DeploymentsScreen />, {
      ...historyResponse([deploymentWith()]),
      RollBackDeployment: () => ({ rollBackDeployment: deploymentWith({ trigger: 'Rollback' }) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Roll back' }));
    const dialog = await screen.findByRole('dialog', { name: /^Roll back to / });
    await user.click(within(dialog).getByRole('button', { name: 'Roll back' }));
    await waitFor(() => expect(requests).toContain('RollBackDeployment'));
  });

  test('shows why a deployment failed and offers a retry', async () => {
    const { user, requests } = renderScreen(<DeploymentsScreen />, {
      ...historyResponse([
        deploymentWith({ status: 'Failed', error: 'The page /plans answered 500.', canRetry: true }),
      ]),
      RetryDeployment: () => ({ retryDeployment: deploymentWith({ trigger: 'Retry', status: 'Queued' }) }),
    });
    expect(await screen.findByText('The page /plans answered 500.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(requests).toContain('RetryDeployment'));
  });

  test('opens the last page on a click when the requested page is beyond it', async () => {
    const { user } = renderScreen(
      <DeploymentsScreen />,
      {
        GetDeployments: ({ page }) => ({
          deployments: { items: page === 3 ? [deploymentWith()] : [], page, totalPages: 3, totalCount: 41 },
        }),
      },
      { path: '/dashboard/white-label/deployments?page=77' },
    );
    expect(await screen.findByText('This page is empty')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Go to page 3' }));
    expect(await screen.findByText(/Deployed by Ada/)).toBeInTheDocument();
  });

  test('shows an empty state when there are no deployments', async () => {
    renderScreen(<DeploymentsScreen />, historyResponse([]));
    expect(await screen.findByText('No deployments yet')).toBeInTheDocument();
  });
});
