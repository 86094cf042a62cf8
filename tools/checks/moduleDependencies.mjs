// No import cycle between the modules of the server's contexts, which are their folders.
import dependencies from './dependencies.mjs';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-module-cycle',
      comment: 'Modules must not import each other in a cycle. Move the shared part to a module below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...dependencies.options,
    // Tests may import from any module of their context.
    exclude: {
      path: '\\.test\\.tsx?$|/testing/|^server/([^/]+/(testing|internals)\\.ts$|(testing|operations|scale|demo)/)',
    },
  },
};
