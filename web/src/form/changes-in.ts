/** A field of a record by its name on the screen, and how its value reads; null where it is empty. */
type Told<Thing> = readonly [name: string, read: (thing: Thing) => string | null]

/** Tells what differs between two versions of a record, a line a field; `none` is said of what was emptied. */
export function changesIn<Thing>(told: ReadonlyArray<Told<Thing>>, none: string) {
  return (before: Thing, after: Thing): string[] =>
    told.filter(([, read]) => read(before) !== read(after)).map(([name, read]) => `${name}: ${read(after) ?? none}`)
}
