/** The embedded identity provider as one plugin: the SDK's endpoints and its two pages. */
import type { FastifyPluginAsync } from 'fastify';

import { refuseEmbeddedInProduction } from '#server/gateways/identity/refuse-in-production.ts';
import type { Deps } from '#server/kit/deps.ts';

import { consentRoutes } from './consent-routes.ts';
import { toolkitRoutes } from './toolkit-routes.ts';

/**
 * Nothing at all where the settings name a Firebase project.
 * @throws SettingsError in production
 */
export function embeddedIdentityRoutes(deps: Deps): FastifyPluginAsync {
  refuseEmbeddedInProduction(deps.settings);
  return async (app) => {
    if (deps.settings.identity.kind !== 'embedded') return;
    await app.register(toolkitRoutes(deps));
    await app.register(consentRoutes);
  };
}
