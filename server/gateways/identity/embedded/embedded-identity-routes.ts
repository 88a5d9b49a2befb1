/** The embedded identity provider as one plugin: the SDK's endpoints and its two pages. */
import type { FastifyPluginAsync } from 'fastify';

import { refuseOtherHosts } from '#server/kit/demo-parts.ts';
import type { Deps } from '#server/kit/deps.ts';

import { consentRoutes } from './consent-routes.ts';
import { toolkitRoutes } from './toolkit-routes.ts';

/** Nothing at all where the settings name a Firebase project; kit/demo-parts.ts says where it may run. */
export function embeddedIdentityRoutes(deps: Deps): FastifyPluginAsync {
  const refuse = refuseOtherHosts(deps.settings);
  return async (app) => {
    if (deps.settings.identity.kind !== 'embedded') return;
    app.addHook('onRequest', (request, _reply, next) => {
      refuse(request);
      next();
    });
    await app.register(toolkitRoutes(deps));
    await app.register(consentRoutes);
  };
}
