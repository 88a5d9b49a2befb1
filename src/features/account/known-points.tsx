import { useMine } from '#src/blocks/use-mine.ts';
import { usePointsWords } from '#src/blocks/use-points-words.ts';
import { extras } from '#src/domain/checkout/queries.ts';

/** How many loyalty points there are to spend; nothing while it is not known. */
export function KnownPoints() {
  const say = usePointsWords();
  const { data } = useMine(extras());
  return data ? <p>{say(data.value)}</p> : null;
}
