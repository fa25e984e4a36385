import type { Tx } from '../../../db/connection/transaction.ts'
import { newId } from '../../../db/new-id.ts'
import { auditMany } from '../../../db/write/audit-many.ts'

interface Entry {
  id: string
  name: string
}
type ListTable = 'manufacturer' | 'product_position'

/** Groups, makers and shelves of a store by name, for files that name thousands of them. */
export interface CatalogueLists {
  group(path: readonly string[] | null): Entry | undefined
  entry(table: ListTable, name: string | undefined): Entry | undefined
  /** Adds what these names ask for and the store has not, each once. */
  ensure(asked: {
    groups: readonly string[][]
    manufacturers: readonly string[]
    positions: readonly string[]
  }): Promise<void>
}

/** As the database compares names: without case. */
const nameKey = (name: string) => name.toLowerCase()

/** Reads the lists of the store. */
export async function loadCatalogueLists(tx: Tx): Promise<CatalogueLists> {
  const [groups, manufacturers, positions] = await Promise.all([
    tx.query<Entry & { parentId: string | null }>('select id, parent_id, name from product_group where store_id = $1', [
      tx.storeId,
    ]),
    tx.query<Entry>('select id, name from manufacturer where store_id = $1', [tx.storeId]),
    tx.query<Entry>('select id, name from product_position where store_id = $1', [tx.storeId]),
  ])
  const groupKey = (parentId: string | null, name: string) => `${parentId ?? ''}\n${nameKey(name)}`
  const byPath = new Map(groups.map(group => [groupKey(group.parentId, group.name), group as Entry]))
  const entries: Record<ListTable, Map<string, Entry>> = {
    manufacturer: new Map(manufacturers.map(entry => [nameKey(entry.name), entry])),
    product_position: new Map(positions.map(entry => [nameKey(entry.name), entry])),
  }

  function find(path: readonly string[]): Entry | undefined {
    let found: Entry | undefined
    for (const name of path) {
      found = byPath.get(groupKey(found?.id ?? null, name))
      if (!found) return undefined
    }
    return found
  }

  async function ensureGroups(paths: readonly string[][]): Promise<void> {
    const made: { id: string; parentId: string | null; name: string; level: number }[] = []
    for (const path of paths) {
      let parent: Entry | undefined
      for (const [depth, name] of path.entries()) {
        const key: string = groupKey(parent?.id ?? null, name)
        let group: Entry | undefined = byPath.get(key)
        if (!group) {
          group = { id: newId(), name }
          byPath.set(key, group)
          made.push({ id: group.id, parentId: parent?.id ?? null, name, level: depth + 1 })
        }
        parent = group
      }
    }
    await tx.insert('product_group', made)
    await auditMany(
      tx,
      made.map(({ id, name }) => ({
        action: 'product-group.create',
        subject: { kind: 'product-group', id, code: name },
        after: { name },
      })),
    )
  }

  async function ensureEntries(table: ListTable, names: readonly string[]): Promise<void> {
    const made: Entry[] = []
    for (const name of names) {
      if (entries[table].has(nameKey(name))) continue
      const entry = { id: newId(), name }
      entries[table].set(nameKey(name), entry)
      made.push(entry)
    }
    await tx.insert(table, made)
  }

  return {
    group: path => (path ? find(path) : undefined),
    entry: (table, name) => (name === undefined ? undefined : entries[table].get(nameKey(name))),
    async ensure(asked) {
      await ensureGroups(asked.groups)
      await ensureEntries('manufacturer', asked.manufacturers)
      await ensureEntries('product_position', asked.positions)
    },
  }
}
