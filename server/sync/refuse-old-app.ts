import { appVersionOf, OLDEST_APP } from '#contract/app-version.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { CLIENT_HEADER } from '#server/kit/same-site.ts';
import type { Served } from '#server/kit/serve.ts';

/** Answers 426 to an app that is too old, before its body is read: it may be of a form that nobody knows any more. */
export function refuseOldApp(served: Served): Served {
  return {
    ...served,
    answer: (request, reply) => {
      if (appVersionOf(request.headers[CLIENT_HEADER]) < OLDEST_APP) {
        throw new Refusal('app_too_old', 'Please update the app: your changes are kept on this device.', 426);
      }
      return served.answer(request, reply);
    },
  };
}
