/** Some of what an object holds. */
export const pick = <Thing extends object, Name extends keyof Thing>(
  thing: Thing,
  names: readonly Name[],
): Pick<Thing, Name> => Object.fromEntries(names.map((name) => [name, thing[name]])) as Pick<Thing, Name>;

/** All that an object holds but some of it. */
export const omit = <Thing extends object, Name extends keyof Thing>(
  thing: Thing,
  names: readonly Name[],
): Omit<Thing, Name> =>
  Object.fromEntries(Object.entries(thing).filter(([name]) => !names.some((each) => each === name))) as Omit<
    Thing,
    Name
  >;
