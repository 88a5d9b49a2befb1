import { lazy, Suspense } from 'react';

import { useInstalledQuestion } from '#src/state/installed.ts';

const UpdateQuestion = lazy(async () => ({ default: (await import('./update-question.tsx')).UpdateQuestion }));
const InstallQuestion = lazy(async () => ({ default: (await import('./install-question.tsx')).InstallQuestion }));

/** Nothing until there is something to ask. */
export function QuestionHost() {
  const question = useInstalledQuestion();
  if (question === null) return null;
  return (
    <Suspense>
      {question === 'update' ? <UpdateQuestion /> : <InstallQuestion isByHand={question === 'install-by-hand'} />}
    </Suspense>
  );
}
