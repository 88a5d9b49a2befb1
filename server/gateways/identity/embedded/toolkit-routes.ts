/** The addresses of Google's that the SDK calls once `connectAuthEmulator` has put our own origin before them. */
import type { FastifyPluginCallback } from 'fastify';

import type { Deps } from '#server/kit/deps.ts';

import { ToolkitError, toolkitErrorBody } from './toolkit-error.ts';
import { openToolkit, type Toolkit } from './toolkit.ts';

/** A second colon is the router's way to write one. */
const PATHS: readonly (readonly [path: string, verb: keyof Toolkit])[] = [
  ['/identitytoolkit.googleapis.com/v1/accounts::signInWithIdp', 'signInWithIdp'],
  ['/identitytoolkit.googleapis.com/v1/accounts::signInWithCustomToken', 'signInWithCustomToken'],
  ['/identitytoolkit.googleapis.com/v1/accounts::lookup', 'lookup'],
  ['/securetoken.googleapis.com/v1/token', 'token'],
];

export function toolkitRoutes({ db, clock }: Deps): FastifyPluginCallback {
  const toolkit = openToolkit(db, clock);
  return (app, _options, done) => {
    // Only here: the SDK sends its refresh token as a form. Elsewhere a form is another site's (security.md row 10).
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body as string)));
    });
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof ToolkitError)) throw error;
      return reply.code(400).send(toolkitErrorBody(error.message));
    });
    for (const [path, verb] of PATHS) {
      app.post<{ Body: Record<string, unknown> | undefined }>(path, (request) => toolkit[verb](request.body ?? {}));
    }
    done();
  };
}
