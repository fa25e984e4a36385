import type { ErrorCode } from '@quay/contract/error-code'
import type { ListEntry } from '@quay/contract/product-list/shapes'
import type { Tx } from '../../db/connection/transaction.ts'
import { DomainError, refuseField } from '../../db/domain-error.ts'
import { newId } from '../../db/new-id.ts'

/** The two lists that products refer to by a name: who makes them, and on which shelf they lie. */
export const productLists = {
  manufacturer: {
    table: 'manufacturer',
    column: 'manufacturer_id',
    field: 'manufacturer',
    taken: 'manufacturer-name-taken',
    inUse: 'manufacturer-in-use',
  },
  position: {
    table: 'product_position',
    column: 'position_id',
    field: 'shelfPosition',
    taken: 'position-name-taken',
    inUse: 'position-in-use',
  },
} as const satisfies Record<
  string,
  { table: string; column: string; field: string; taken: ErrorCode; inUse: ErrorCode }
>

export type ListName = keyof typeof productLists

/** The entries of a list by name, with how many products refer to each. */
export function readList(tx: Tx, list: ListName): Promise<ListEntry[]> {
  const { table, column } = productLists[list]
  return tx.query<ListEntry>(
    `select e.id, e.name, e.version, coalesce(held.count, 0) as product_count from ${table} e
     left join (select ${column} as id, count(*) as count from product
       where store_id = $1 and ${column} is not null and merged_into is null group by 1) held on held.id = e.id
     where e.store_id = $1 order by e.name collate "vi-x-icu", e.id`,
    [tx.storeId],
  )
}

/** One entry. Throws `not-found`. */
export async function readEntry(tx: Tx, list: ListName, id: string): Promise<ListEntry> {
  const entry = (await readList(tx, list)).find(one => one.id === id)
  if (!entry) throw new DomainError('not-found', { kind: list, id })
  return entry
}

/** The entry, locked: it is not deleted while a product is given to it. Throws `not-found`. */
export async function lockEntry(tx: Tx, list: ListName, id: string, path?: string) {
  const [entry] = await tx.query<{ id: string; name: string; version: number }>(
    `select id, name, version from ${productLists[list].table} where store_id = $1 and id = $2 for update`,
    [tx.storeId, id],
  )
  if (entry) return entry
  const details = { kind: list, id }
  throw path ? refuseField('not-found', path, details) : new DomainError('not-found', details)
}

/** Throws that the name is another entry's, beside the field. Names differ by more than case. */
export async function refuseTakenEntryName(tx: Tx, list: ListName, id: string, name: string): Promise<void> {
  const taken = await tx.query(
    `select id from ${productLists[list].table} where store_id = $1 and name_key(name) = name_key($2) and id <> $3`,
    [tx.storeId, name, id],
  )
  if (taken.length) throw refuseField(productLists[list].taken, 'name', { name })
}

/**
 * The entry of a name, made where the list has none, so that a maker typed into a product's form is in the list from
 * then on. Gives null for no name and undefined for one that was not sent, as a patch means them.
 */
export async function entryOfName(
  tx: Tx,
  list: ListName,
  name: string | null | undefined,
): Promise<{ id: string; name: string } | null | undefined> {
  if (name === undefined) return undefined
  if (name === null || name === '') return null
  const { table } = productLists[list]
  const find = () =>
    tx.query<{ id: string; name: string }>(
      `select id, name from ${table} where store_id = $1 and name_key(name) = name_key($2) for share`,
      [tx.storeId, name],
    )
  const [known] = await find()
  if (known) return known
  // Another request may be making the same entry: then this one takes it.
  await tx.query(
    `insert into ${table} (store_id, id, name) values ($1, $2, $3) on conflict (store_id, name_key(name)) do nothing`,
    [tx.storeId, newId(), name],
  )
  return (await find())[0]!
}
