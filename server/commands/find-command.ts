import { UsageError } from './plain-error.ts';

/** What can be asked for by name, each with the most arguments that it takes. */
export type Commands<Work> = ReadonlyMap<string, readonly [most: number, work: Work]>;

/** The work of the command that the first argument names, and what is left for it. @throws UsageError */
export function findCommand<Work>(
  commands: Commands<Work>,
  [name, ...args]: readonly string[],
): { readonly name: string; readonly work: Work; readonly args: readonly string[] } {
  if (name === undefined) throw new UsageError('What should be done?');
  const found = commands.get(name);
  if (!found) throw new UsageError(`There is no command "${name}".`);
  const [most, work] = found;
  if (args.length > most) throw new UsageError(`"${args[most]}" is one argument too many.`);
  return { name, work, args };
}
